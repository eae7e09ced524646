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
import { foundText } from '../ui/search/foundText.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/list'
import { EmpresaCard } from './card.tsx'
import { Chips, chipsOf } from './chips.tsx'
import { Filters } from './filters.tsx'
import type { ListedEmpresa } from './listed.ts'
import { PER_PAGE, readBranches } from './load.ts'
import { SucursalOver } from './over.tsx'
import { filtersOf, without } from './question.ts'

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
  const { page, empresas, filters, widest } = loaderData
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
  const chosen = chosenCategory(question, filters.groups)
  return (
    <>
      <Seo
        title={chosen ? `Sucursales de ${chosen.label}` : 'Sucursales'}
        description={`Direcciones, teléfonos y sitios web de los negocios de ${ajustes.nombre}.`}
        path={site.sucursales + canonicalQuery(chosen?.value, page)}
        trail={[['Sucursales', site.sucursales]]}
        noindex={question.size > (chosen ? 1 : 0)}
      />
      <PageHead trail={[['Sucursales', site.sucursales]]} title="Sucursales" kicker={chosen?.label} />
      <div className="wrap">
        <Filters question={question} filters={filters} ask={ask} />
        <Chips question={question} filters={filters} />
        <p role="status" className="text-soft mt-4 mb-6">
          {query ? foundText(query, counted) : counted}
        </p>
        <div className="mb-6 empty:hidden">
          <BranchesMap
            query={`?${question}`}
            onFrame={(marco) => ask(new URLSearchParams([...without(question, 'marco'), ['marco', marco]]))}
          />
        </div>
        {empresas.items.length === 0 && (
          <Empty>
            <p>No hay sucursales para mostrar.</p>
            {text && <p className="mt-2">Prueba con otra palabra, o con menos letras.</p>}
            {widest && (
              <p className="mt-2">
                <Link to={`?${without(question, widest.name)}`} className="link">
                  {wider(widest.name, chipsOf(question, filters))}
                </Link>{' '}
                ({count(widest.total, 'sucursal', 'sucursales')})
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
      </div>
      <SucursalOver of={modal} />
    </>
  )
}

/** The category of a list that shows one category and nothing else: it has an address of its own. */
function chosenCategory(
  question: URLSearchParams,
  groups: readonly { readonly name: string; readonly options: readonly { value: string; label: string }[] }[],
) {
  const [slug, ...others] = question.getAll('categoria')
  if (slug === undefined || others.length > 0 || filtersOf(question).length > 1) return undefined
  return groups.find(({ name }) => name === 'categoria')?.options.find(({ value }) => value === slug)
}

/** What a link says that takes a filter away. */
function wider(name: string, chips: readonly { readonly name: string; readonly label: string }[]): string {
  if (name === 'categoria') return 'Buscar en todas las categorías'
  const labels = chips.flatMap((chip) => (chip.name === name ? [`«${chip.label}»`] : []))
  return `Buscar sin ${labels.length > 0 ? labels.join(' ni ') : 'este filtro'}`
}

function canonicalQuery(categoria: string | undefined, page: number): string {
  const query = new URLSearchParams()
  if (categoria) query.set('categoria', categoria)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `?${query}` : ''
}
