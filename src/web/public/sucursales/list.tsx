import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { PublicCategoria, PublicEmpresa } from '../../../contract/views.ts'
import { onlyForAnotherAddress, reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import { GRID } from '../ui/cards.tsx'
import { count, countFound } from '../ui/count.ts'
import { Empty } from '../ui/empty.tsx'
import { PageHead } from '../ui/pageHead.tsx'
import { keepWithinPages, Pager, pageNumberOf, useListPages } from '../ui/pager.tsx'
import { useRecordModal } from '../ui/recordModal.ts'
import { foundText } from '../ui/search/foundText.ts'
import { searchedIn } from '../ui/search/searchBox.tsx'
import { SearchField } from '../ui/search/searchField.tsx'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/list'
import { EmpresaCard } from './card.tsx'
import { inList, type ListedEmpresa } from './listed.ts'
import { SucursalOver } from './over.tsx'

const PER_PAGE = 24

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const wanted = {
    text: searchedIn(query, 'q'),
    categoria: query.get('categoria') ?? '',
    page: pageNumberOf(query),
  }
  const [categorias, empresas] = await Promise.all([
    reader(context).get<PublicCategoria[]>(`${api.categorias}?per_page=500`),
    wanted.text ? searched(context, wanted) : listed(context, wanted),
  ])
  if (!wanted.text) keepWithinPages(request, empresas.total, PER_PAGE)
  return { ...wanted, categorias, empresas }
}

export const shouldRevalidate = onlyForAnotherAddress

interface Wanted {
  readonly text: string
  readonly categoria: string
  readonly page: number
}

/** A search returns its best results, without pages. */
async function searched(context: Route.LoaderArgs['context'], { text, categoria }: Wanted) {
  const { search } = reader(context)
  const {
    data: items,
    similar,
    words,
  } = await search<PublicEmpresa[]>(api.empresasSearch, text, { categoria })
  return { items: items.map(inList), total: items.length, query: { text, similar, words } }
}

async function listed(context: Route.LoaderArgs['context'], { categoria, page }: Wanted) {
  const query = new URLSearchParams({ page: String(page), per_page: String(PER_PAGE) })
  if (categoria) query.set('categoria', categoria)
  const { items, total } = await reader(context).list<PublicEmpresa>(`${api.sucursales}?${query}`)
  return { items: items.map(inList), total, query: null }
}

/** Every published branch: by category, by search, paginated. */
export default function SucursalesList({ loaderData }: Route.ComponentProps) {
  const { text, categoria, page, empresas } = loaderData
  const { ajustes } = useSite()
  const pageAddress = useListPages()
  const modal = useRecordModal<ListedEmpresa>(site.sucursal, api.empresaVisit)
  const counted = (empresas.query ? countFound : count)(empresas.total, 'sucursal', 'sucursales')
  const chosen = loaderData.categorias.find(({ slug }) => slug === categoria)
  return (
    <>
      <Seo
        title={chosen ? `Sucursales de ${chosen.nombre}` : 'Sucursales'}
        description={`Direcciones, teléfonos y sitios web de los negocios de ${ajustes.nombre}.`}
        path={site.sucursales + canonicalQuery(chosen?.slug, page)}
        trail={[['Sucursales', site.sucursales]]}
        noindex={text !== ''}
      />
      <PageHead trail={[['Sucursales', site.sucursales]]} title="Sucursales" kicker={chosen?.nombre} />
      <div className="wrap">
        <Filters text={text} categoria={categoria} categorias={loaderData.categorias} />
        <p role="status" className="text-soft mt-4 mb-6">
          {empresas.query ? foundText(empresas.query, counted) : counted}
        </p>
        {empresas.items.length === 0 && (
          <Empty>
            <p>No hay sucursales para mostrar.</p>
            {text && <p className="mt-2">Prueba con otra palabra, o con menos letras.</p>}
            {text && chosen && (
              <p className="mt-2">
                <Link to={`?${new URLSearchParams({ q: text })}`} className="link">
                  Buscar en todas las categorías
                </Link>
              </p>
            )}
          </Empty>
        )}
        <ul className={GRID}>
          {empresas.items.map((empresa, index) => (
            <EmpresaCard
              key={empresa.id}
              empresa={empresa}
              query={empresas.query}
              eager={index === 0}
              onShow={modal.show}
            />
          ))}
        </ul>
        {!text && <Pager page={page} total={empresas.total} perPage={PER_PAGE} to={pageAddress} />}
      </div>
      <SucursalOver of={modal} />
    </>
  )
}

/** Works as a form before hydration, and on every change afterwards. */
function Filters(props: { text: string; categoria: string; categorias: PublicCategoria[] }) {
  const submit = useSubmit()
  const input = useFollowing<HTMLInputElement>(props.text)
  const select = useFollowing<HTMLSelectElement>(props.categoria)
  return (
    <search className="no-print">
      <Form
        className="grid gap-3 sm:grid-cols-[1fr_auto_auto]"
        onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      >
        <SearchField
          ref={input}
          name="q"
          aria-label="Buscar sucursales"
          placeholder="Nombre, giro o colonia"
          defaultValue={props.text}
          onClear={() => {
            const field = input.current
            if (!field) return
            field.value = ''
            void submit(field.form, { replace: true, preventScrollReset: true })
          }}
        />
        <select
          ref={select}
          name="categoria"
          aria-label="Categoría"
          defaultValue={props.categoria}
          className="field"
        >
          <option value="">Todas las categorías</option>
          {props.categorias.map(({ slug, nombre }) => (
            <option key={slug} value={slug}>
              {nombre}
            </option>
          ))}
        </select>
        <button type="submit" className="button">
          Buscar
        </button>
      </Form>
    </search>
  )
}

/**
 * A field that follows the address, which links and Back change. It keeps a text while a person types, and a choice
 * from before hydration.
 */
function useFollowing<T extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): React.RefObject<T | null> {
  const field = useRef<T>(null)
  const followed = useRef(value)
  useEffect(() => {
    if (followed.current === value) return
    followed.current = value
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  return field
}

function canonicalQuery(categoria: string | undefined, page: number): string {
  const query = new URLSearchParams()
  if (categoria) query.set('categoria', categoria)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `?${query}` : ''
}
