import { api, site } from '../../../contract/paths.ts'
import { MOST_FOUND, type SiteKind, siteKindNames, siteKinds } from '../../../contract/siteKinds.ts'
import type { SiteAnswer } from '../../../contract/views.ts'
import { count } from '../ui/count.ts'

/** The kinds of results: their names and counts, and the addresses of a search in all kinds or in one. */

/** The page size of one kind. */
export const PER_PAGE = 20

export const kindTitle = (kind: SiteKind): string => siteKinds[kind].title

/** `Ver los 37 productos`. */
export function seeAll(kind: SiteKind, total: number): string {
  const { article, many } = siteKinds[kind]
  return isWhole(total) ? `Ver ${article} ${total} ${many}` : `Ver más ${many}`
}

/** `sucursales, productos y documentos`: all that can be found. */
export const everyKind = (): string =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(Object.values(siteKinds).map(({ many }) => many))

/** Whether the count is exact. */
const isWhole = (total: number): boolean => total < MOST_FOUND

/** `37 resultados`, of one kind or of all. */
export function countResults(totales: SiteAnswer['totales'], only: SiteKind | null = null): string {
  const totals = only ? [totales[only]] : Object.values(totales)
  const sum = totals.reduce((all, total) => all + total, 0)
  return `${totals.every(isWhole) ? '' : 'Al menos '}${count(sum, 'resultado', 'resultados')}`
}

/** Whether the search found anything. */
export const foundAny = (totales: SiteAnswer['totales']): boolean =>
  Object.values(totales).some((total) => total > 0)

/** The kind that an address requests with `?tipo=`, if any. */
export const kindIn = (query: URLSearchParams): SiteKind | null =>
  siteKindNames.find((kind) => kind === query.get('tipo')) ?? null

/** Whether the text has something to search for. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** The page of a search in all kinds, or in one. */
export function searchAddress(text: string, only: SiteKind | null = null, page = 1): string {
  const query = new URLSearchParams()
  if (text.trim()) query.set('q', text.trim())
  if (only) query.set('tipo', only)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `${site.buscar}?${query}` : site.buscar
}

/** The API call that answers it. */
export const searchCall = (only: SiteKind | null, page = 1): string =>
  only
    ? `${api.buscar}?${new URLSearchParams({ tipo: only, page: String(page), per_page: String(PER_PAGE) })}`
    : api.buscar
