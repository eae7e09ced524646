import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { PageHead } from '../ui/pageHead.tsx'
import { EmpresaDetail } from './detail.tsx'

export const sucursalTrail = ({ nombre, slug }: PublicEmpresa): Trail => [
  ['Sucursales', site.sucursales],
  [nombre, site.sucursal(slug)],
]

/** What the page of a branch shows. */
export function SucursalContent({ empresa }: { empresa: PublicEmpresa }) {
  const { categoria } = empresa
  return (
    <>
      <PageHead trail={sucursalTrail(empresa)} title={empresa.nombre} kicker={categoria?.nombre} />
      <div className="wrap">
        <EmpresaDetail empresa={empresa} eager />
        {categoria && (
          <p className="no-print mt-12">
            <Link to={`${site.sucursales}?categoria=${categoria.slug}`} className="button-quiet">
              Más sucursales de {categoria.nombre}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}
