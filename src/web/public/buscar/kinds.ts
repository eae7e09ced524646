import { api, site } from '../../../contract/paths.ts'
import { MOST_FOUND, type SiteKind, siteKinds } from '../../../contract/siteKinds.ts'
import type { SiteAnswer } from '../../../contract/views.ts'
import { count } from '../ui/count.ts'

/** The kinds of what is found: their names, how many there are, and the addresses of a search among all or one. */

/** A page of one kind has so many. */
export const PER_PAGE = 20

const NAMES: Readonly<Record<SiteKind, readonly [title: string, article: string, many: string]>> = {
  empresas: ['Sucursales', 'las', 'sucursales'],
  productos: ['Productos', 'los', 'productos'],
  posts: ['Blog', 'los', 'artículos'],
  paginas: ['Páginas', 'las', 'páginas'],
  catalogos: ['Documentos', 'los', 'documentos'],
}

export const kindTitle = (kind: SiteKind): string => NAMES[kind][0]

/** `Ver los 37 productos`. */
export function seeAll(kind: SiteKind, total: number): string {
  const [, article, many] = NAMES[kind]
  return isWhole(total) ? `Ver ${article} ${total} ${many}` : `Ver más ${many}`
}

/** Whether there are no more than were counted. */
const isWhole = (total: number): boolean => total < MOST_FOUND

/** `37 resultados`, of one kind or of all. */
export function countResults(totales: SiteAnswer['totales'], only: SiteKind | null = null): string {
  const totals = only ? [totales[only]] : Object.values(totales)
  const sum = totals.reduce((all, total) => all + total, 0)
  return `${totals.every(isWhole) ? '' : 'Al menos '}${count(sum, 'resultado', 'resultados')}`
}

/** Whether anything was found. */
export const foundAny = (totales: SiteAnswer['totales']): boolean =>
  Object.values(totales).some((total) => total > 0)

/** The kind that an address asks for with `?tipo=`, if it does. */
export const kindIn = (query: URLSearchParams): SiteKind | null =>
  siteKinds.find((kind) => kind === query.get('tipo')) ?? null

/** Whether there is something to look for. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** The page of a search among all kinds, or in one. */
export function searchAddress(text: string, only: SiteKind | null = null, page = 1): string {
  const query = new URLSearchParams()
  if (text.trim()) query.set('q', text.trim())
  if (only) query.set('tipo', only)
  if (page > 1) query.set('pagina', String(page))
  return query.size > 0 ? `${site.buscar}?${query}` : site.buscar
}

/** The call that answers it. */
export const searchCall = (only: SiteKind | null, page = 1): string =>
  only
    ? `${api.buscar}?${new URLSearchParams({ tipo: only, page: String(page), per_page: String(PER_PAGE) })}`
    : api.buscar
