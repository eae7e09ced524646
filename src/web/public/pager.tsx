import { Link, useSearchParams } from 'react-router'
import { siteParams } from '../../contract/paths.ts'

/** The way through a list that is longer than a page. `page` counts from 1. */
export function Pager({ page, total, perPage }: { page: number; total: number; perPage: number }) {
  const [query] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1) return null
  const to = (wanted: number) => {
    const known = siteParams.flatMap((name) => query.getAll(name).map((value) => [name, value]))
    const next = new URLSearchParams(known)
    if (wanted === 1) next.delete('pagina')
    else next.set('pagina', String(wanted))
    return `?${next}`
  }
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

/** The page that an address asks for with `?pagina=`; 1 for anything that is no page. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('pagina') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
