import { data, Link, useNavigate } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import { KEPT_SECONDS } from '../../../contract/viewed.ts'
import { onlyForAnotherAddress } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import { BranchesMap } from '../mapa/branchesMap.tsx'
import { GRID } from '../ui/cards.tsx'
import { count } from '../ui/count.ts'
import { Empty } from '../ui/empty.tsx'
import { PageHead } from '../ui/pageHead.tsx'
import { keepWithinPages, Pager, useListPages } from '../ui/pager.tsx'
import { useRecordModal } from '../ui/recordModal.ts'
import { Found } from '../ui/search/found.tsx'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/list'
import { EmpresaCard } from './card.tsx'
import { Chips } from './chips.tsx'
import { Filters } from './filters.tsx'
import type { ListedEmpresa } from './listed.ts'
import { PER_PAGE, readBranches } from './load.ts'
import { SucursalOver } from './over.tsx'
import { PlaceLinks } from './placeLinks.tsx'

const MINUTE = 60

export async function loader({ context, request }: Route.LoaderArgs) {
  const read = await readBranches(context, request)
  keepWithinPages(request, read.empresas.total, PER_PAGE)
  // How many are open holds for this minute. A position is for nobody else.
  const left = MINUTE - (Math.floor(Date.now() / 1000) % MINUTE)
  const near = new URLSearchParams(read.question).has('cerca')
  return data(read, { headers: near ? { 'cache-control': 'no-store' } : { [KEPT_SECONDS]: String(left) } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const shouldRevalidate = onlyForAnotherAddress

/** Every published branch: by text, by filters, near a position, on a map, paginated. */
export default function SucursalesList({ loaderData }: Route.ComponentProps) {
  const { page, empresas, filters, category, wider } = loaderData
  const { ajustes } = useSite()
  const question = new URLSearchParams(loaderData.question)
  const navigate = useNavigate()
  const ask = (next: URLSearchParams) =>
    void navigate(`?${next}`, { replace: true, preventScrollReset: true })
  const pageAddress = useListPages()
  const modal = useRecordModal<ListedEmpresa>(site.sucursal, api.empresaVisit)
  const text = question.get('q')
  const query = text ? { text, similar: empresas.similar, words: empresas.words } : null
  const counted = count(empresas.total, 'sucursal', 'sucursales')
  return (
    <>
      <Seo
        title={category ? `Sucursales de ${category.label}` : 'Sucursales'}
        description={`Direcciones, teléfonos y sitios web de los negocios de ${ajustes.nombre}.`}
        path={site.sucursales + canonicalQuery(category?.value, page)}
        trail={[['Sucursales', site.sucursales]]}
        noindex={question.size > (category ? 1 : 0)}
      />
      <PageHead trail={[['Sucursales', site.sucursales]]} title="Sucursales" kicker={category?.label} />
      <div className="wrap">
        <Filters question={question} filters={filters} count={loaderData.count} ask={ask} />
        <Chips chips={loaderData.chips} text={text} />
        <p role="status" className="text-soft mt-4 mb-6">
          {query ? <Found query={query} counted={counted} /> : counted}
        </p>
        <div className="mb-6 empty:hidden">
          <BranchesMap
            query={`?${question}`}
            onFrame={(marco) => {
              question.set('marco', marco)
              ask(question)
            }}
          />
        </div>
        {empresas.items.length === 0 && (
          <Empty>
            <p>No hay sucursales para mostrar.</p>
            {text && <p className="mt-2">Prueba con otra palabra, o con menos letras.</p>}
            {wider && (
              <p className="mt-2">
                <Link to={wider.to} className="link">
                  {wider.label}
                </Link>{' '}
                ({count(wider.total, 'sucursal', 'sucursales')})
              </p>
            )}
          </Empty>
        )}
        <ul className={GRID}>
          {empresas.items.map((empresa, index) => (
            <EmpresaCard
              key={empresa.id}
              empresa={empresa}
              query={query}
              eager={index === 0}
              onShow={modal.show}
            />
          ))}
        </ul>
        <Pager page={page} total={empresas.total} perPage={PER_PAGE} to={pageAddress} />
        <div className="no-print mt-12 empty:hidden">
          <PlaceLinks title="Sucursales por municipio" links={loaderData.places} />
        </div>
      </div>
      <SucursalOver of={modal} />
    </>
  )
}

function canonicalQuery(categoria: string | undefined, page: number): string {
  const query = new URLSearchParams()
  if (categoria) query.set('categoria', categoria)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `?${query}` : ''
}
