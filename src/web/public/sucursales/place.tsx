import { Link } from 'react-router'
import type { FoundEmpresa, Lugar } from '../../../contract/branchViews.ts'
import { api, site } from '../../../contract/paths.ts'
import type { CategoriaPage, PublicCategoria } from '../../../contract/views.ts'
import { onlyForAnotherAddress, reader } from '../../load.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { GRID } from '../ui/cards.tsx'
import { count } from '../ui/count.ts'
import { PageHead } from '../ui/pageHead.tsx'
import { keepWithinPages, Pager, pageNumberOf, useListPages } from '../ui/pager.tsx'
import { useRecordModal } from '../ui/recordModal.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/place'
import { EmpresaCard } from './card.tsx'
import { inList, type ListedEmpresa } from './listed.ts'
import { SucursalOver } from './over.tsx'
import { PlaceLinks } from './placeLinks.tsx'

const PER_PAGE = 24

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { get, list } = reader(context)
  const { municipio, categoria: slug } = params
  const page = pageNumberOf(new URL(request.url).searchParams)
  const narrowed = slug === undefined ? '' : `?${new URLSearchParams({ categoria: slug })}`
  const [place, categoria] = await Promise.all([
    get<Lugar>(api.lugar(municipio) + narrowed),
    slug === undefined ? null : categoriaOf(get<CategoriaPage | null>(`${api.categoria(slug)}?per_page=1`)),
  ])
  keepWithinPages(request, place.total, PER_PAGE)
  const query = new URLSearchParams(place.municipios.map((name) => ['municipio', name]))
  if (slug !== undefined) query.set('categoria', slug)
  query.set('page', String(page))
  query.set('per_page', String(PER_PAGE))
  const { items } = await list<FoundEmpresa>(`${api.sucursales}?${query}`)
  return { place, categoria, page, empresas: items.map(inList) }
}

/** Nothing of its products, which the answer has too. */
async function categoriaOf(asked: Promise<CategoriaPage | null>): Promise<PublicCategoria | null> {
  return (await asked)?.categoria ?? null
}

export const shouldRevalidate = onlyForAnotherAddress

/** The branches of a municipality, or those of a category in it. */
export default function PlacePage({ loaderData }: Route.ComponentProps) {
  const { place, categoria, page, empresas } = loaderData
  const pageAddress = useListPages()
  const modal = useRecordModal<ListedEmpresa>(site.sucursal, api.empresaVisit)
  const path = categoria ? site.lugarCategoria(place.slug, categoria.slug) : site.lugar(place.slug)
  const title = `${categoria?.nombre ?? 'Sucursales'} en ${place.nombre}`
  const counted = count(place.total, 'sucursal', 'sucursales')
  const trail: Trail = [
    ['Sucursales', site.sucursales],
    [place.nombre, site.lugar(place.slug)],
    ...(categoria ? [[categoria.nombre, path] as const] : []),
  ]
  return (
    <>
      <Seo
        title={page > 1 ? `${title}, página ${page}` : title}
        description={`${title}: direcciones, teléfonos, horarios y cómo llegar. ${counted}.`}
        path={page > 1 ? `${path}?pagina=${page}` : path}
        trail={trail}
      />
      <PageHead trail={trail} title={title}>
        <p>{counted}</p>
      </PageHead>
      <div className="wrap">
        <ul className={GRID}>
          {empresas.map((empresa, index) => (
            <EmpresaCard
              key={empresa.id}
              empresa={empresa}
              query={null}
              eager={index === 0}
              onShow={modal.show}
            />
          ))}
        </ul>
        <Pager page={page} total={place.total} perPage={PER_PAGE} to={pageAddress} />
        <Elsewhere place={place} categoria={categoria} />
      </div>
      <SucursalOver of={modal} />
    </>
  )
}

/** The other categories of this place, and the same in other places. */
function Elsewhere({ place, categoria }: { place: Lugar; categoria: PublicCategoria | null }) {
  const categorias = place.categorias
    .filter(({ slug }) => slug !== categoria?.slug)
    .map((one) => ({ ...one, to: site.lugarCategoria(place.slug, one.slug) }))
  const vecinos = place.vecinos.map((one) => ({
    ...one,
    to: categoria ? site.lugarCategoria(one.slug, categoria.slug) : site.lugar(one.slug),
  }))
  return (
    <div className="no-print mt-12 space-y-8">
      <PlaceLinks title={`Más en ${place.nombre}`} links={categorias} />
      <PlaceLinks title={`${categoria?.nombre ?? 'Sucursales'} en otros municipios`} links={vecinos} />
      <p>
        <Link to={site.sucursales} className="button-quiet">
          Ver todas las sucursales
        </Link>
      </p>
    </div>
  )
}
