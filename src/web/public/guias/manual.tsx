import { site } from '../../../contract/paths.ts'
import { Approving, Content, Entering } from './administradores.tsx'
import { AccountGuide, Branch, FiveMinutes, OpeningHours } from './clientes.tsx'
import { Attributes, BranchData } from './directorio.tsx'
import { type Chapter, Guide } from './frame.tsx'
import { Planning, Proposals, Trash, Versions } from './historia.tsx'
import { CityMap } from './mapa.tsx'
import { Filtering, Finding, ReadingGuide, Sharing } from './visitantes.tsx'

/** The manual of the whole site: for visitors, for clients and for administrators. */
export default function Manual() {
  return (
    <Guide
      title="Manual"
      path={site.manual}
      description="Cómo usar el sitio: para quien lo visita, para quien anuncia su negocio y para quien lo administra."
      chapters={CHAPTERS}
    />
  )
}

const CHAPTERS: readonly Chapter[] = [
  { id: 'encontrar', title: 'Encontrar una sucursal', Body: Finding },
  { id: 'filtrar', title: 'Filtros, cerca de mí y mapa', Body: Filtering },
  { id: 'leer', title: 'Productos, documentos y blog', Body: ReadingGuide },
  { id: 'compartir', title: 'Compartir e imprimir', Body: Sharing },
  { id: 'cuenta', title: 'Crear una cuenta', Body: AccountGuide },
  { id: 'empresa', title: 'Dar de alta tu empresa', Body: Branch },
  { id: 'completar', title: 'Tu ficha completa en cinco minutos', Body: FiveMinutes },
  { id: 'horarios', title: 'Horarios y días especiales', Body: OpeningHours },
  { id: 'administracion', title: 'Entrar a la administración', Body: Entering },
  { id: 'aprobar', title: 'Aprobar cuentas y sucursales', Body: Approving },
  { id: 'contenido', title: 'Cuidar el contenido', Body: Content },
  { id: 'datos', title: 'Todos los datos de una sucursal', Body: BranchData },
  { id: 'caracteristicas', title: 'Características', Body: Attributes },
  { id: 'mapa', title: 'El mapa de tu ciudad', Body: CityMap },
  { id: 'propuestas', title: 'Aprobar los cambios de los clientes', Body: Proposals },
  { id: 'fechas', title: 'Preparar y programar', Body: Planning },
  { id: 'historial', title: 'Ver y deshacer cambios', Body: Versions },
  { id: 'papelera', title: 'Recuperar lo eliminado', Body: Trash },
]
