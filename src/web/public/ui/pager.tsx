import { Link, redirect, useSearchParams } from 'react-router'
import { isSiteParam } from '../../../contract/paths.ts'

/** Links to the pages of a list. `page` counts from 1; `to` returns a page's address. */
export function Pager(props: {
  readonly page: number
  readonly total: number
  readonly perPage: number
  readonly to: (page: number) => string
}) {
  const { page, total, perPage, to } = props
  const last = lastPage(total, perPage)
  if (last === 1 && page === 1) return null
  return (
    <nav aria-label="Páginas" className="no-print mt-10 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="button-quiet">
          Anterior
        </Link>
      )}
      <span className="text-soft">
        Página {page} de {last}
      </span>
      {page < last && (
        <Link to={to(page + 1)} rel="next" className="button-quiet">
          Siguiente
        </Link>
      )}
    </nav>
  )
}

/** Returns the addresses of the pages of the present list. */
export function useListPages(): (page: number) => string {
  const [query] = useSearchParams()
  return (page) => {
    const next = new URLSearchParams([...query].filter(([name]) => isSiteParam(name)))
    if (page === 1) next.delete('pagina')
    else next.set('pagina', String(page))
    return `?${next}`
  }
}

/** For a loader: redirects to the last page of a list when the address requests one beyond it. */
export function keepWithinPages(request: Request, total: number, perPage: number): void {
  const { pathname, searchParams } = new URL(request.url)
  const last = lastPage(total, perPage)
  if (pageNumberOf(searchParams) <= last) return
  searchParams.set('pagina', String(last))
  throw redirect(`${pathname}?${searchParams}`)
}

const lastPage = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage))

/** The page that an address requests with `?pagina=`; 1 for any invalid value. */
export function pageNumberOf(query: URLSearchParams): number {
  const page = Number(query.get('pagina') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
