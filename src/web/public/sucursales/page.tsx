import { api, site } from '../../../contract/paths.ts'
import { slugify } from '../../../contract/spanish/slug.ts'
import type { CategoriaPage, PublicCaracteristica, PublicEmpresa } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useCountedVisit } from '../ui/recordModal.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/page'
import { DEFINITIONS, hasAttributes } from './attributes.tsx'
import { SucursalContent, sucursalTrail } from './content.tsx'
import { localBusiness } from './localBusiness.ts'
import { Neighbours } from './neighbours.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { get, counted, publicUrl } = reader(context)
  const empresa = await get<PublicEmpresa>(api.sucursal(params.slug))
  const { categoria, caracteristicas } = empresa
  const [definitions, page] = await Promise.all([
    hasAttributes(caracteristicas) ? get<PublicCaracteristica[]>(DEFINITIONS) : [],
    categoria && counted<CategoriaPage | null>(`${api.categoria(categoria.slug)}?per_page=1`),
  ])
  return {
    empresa,
    // Of hundreds, a branch has a few.
    known: definitions.filter(({ slug }) => slug in caracteristicas),
    /** How many products its category has. */
    products: page?.total ?? 0,
    place: slugify(empresa.municipio ?? ''),
    structured: localBusiness(empresa, publicUrl, page?.data?.categoria.tipo_schema),
  }
}

/** A branch at its own address. */
export default function SucursalPage({ loaderData }: Route.ComponentProps) {
  const { empresa, known, products, place, structured } = loaderData
  useCountedVisit(api.empresaVisit(empresa.id))
  return (
    <>
      <Seo
        title={empresa.nombre}
        description={empresa.descripcion ?? [empresa.nombre, empresa.direccion].filter(Boolean).join(', ')}
        path={site.sucursal(empresa.slug)}
        picture={{ folder: 'empresa', file: empresa.urlfoto }}
        data={[structured]}
        trail={sucursalTrail(empresa)}
      />
      <SucursalContent empresa={empresa} known={known} products={products} place={place}>
        <Neighbours of={empresa} />
      </SucursalContent>
    </>
  )
}
