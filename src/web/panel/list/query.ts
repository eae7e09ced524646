import type { Field } from '../../../contract/kinds/field.ts'
import type { Resource } from '../../../contract/resource.ts'
import { LONGEST_SEARCH } from '../../../contract/spanish/searchText.ts'
import { panelKindOf } from '../kinds/index.ts'

/** A list's page, search, order and filters, as in the address. */

/** The page sizes; the first is the default. */
export const PAGE_SIZES = [20, 50, 100] as const
type PageSize = (typeof PAGE_SIZES)[number]

export interface ListState {
  readonly page: number
  readonly perPage: PageSize
  readonly q: string
  /** A field's name, with `-` before it for descending; '' for the resource's own order. */
  readonly sort: string
  /** Values by field; '' selects records without one. */
  readonly filters: Readonly<Record<string, string>>
}

/** Returns the fields that a list can be filtered by: yes or no, and references that people choose. */
export const filterFields = (resource: Resource): [string, Field][] =>
  Object.entries(resource.fields).filter(
    ([, field]) => panelKindOf(field).choices || (field.to !== undefined && field.placeholder !== undefined),
  )

/** Whether a list can be sorted by a column. */
export function isSortable({ fields, sortable }: Resource, name: string): boolean {
  const field = fields[name]
  return !(field && panelKindOf(field).unsortable) && sortable.includes(name)
}

/** Reads the query from an address. Ignores invalid parts, because a link may be cut off or mistyped. */
export function readQuery(resource: Resource, search: URLSearchParams): ListState {
  const page = Number(search.get('page') ?? 1)
  const perPage = Number(search.get('per_page'))
  const sort = search.get('sort') ?? ''
  const filters: Record<string, string> = {}
  for (const [name, field] of filterFields(resource)) {
    const value = search.get(name)
    if (value === null) continue
    const choices = panelKindOf(field).choices?.(field)
    if (choices ? choices.some((choice) => choice.value === value) : /^\d*$/.test(value))
      filters[name] = value
  }
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? PAGE_SIZES[0],
    q: (search.get('q') ?? '').slice(0, LONGEST_SEARCH),
    sort: resource.sortable.includes(sort.replace(/^-/, '')) ? sort : '',
    filters,
  }
}

/** Returns the number of the last page; an empty list has one page too. */
export const lastPage = (total: number, { perPage }: Pick<ListState, 'perPage'>): number =>
  Math.max(1, Math.ceil(total / perPage))

/** Returns the query as an address's search, without default values. */
export function writeQuery({ page, perPage, q, sort, filters }: ListState): URLSearchParams {
  const search = new URLSearchParams(filters)
  if (q) search.set('q', q)
  if (sort) search.set('sort', sort)
  if (perPage !== PAGE_SIZES[0]) search.set('per_page', String(perPage))
  if (page > 1) search.set('page', String(page))
  return search
}

/** Returns the address of the list's call. */
export function callPath(path: string, query: ListState): string {
  const search = writeQuery(query)
  search.set('page', String(query.page))
  search.set('per_page', String(query.perPage))
  return `${path}?${search}`
}

/** Returns a key of the search and filters. Lists with the same key have the same records. */
export const narrowingOf = ({ q, filters }: ListState): string => JSON.stringify([q, filters])

/** Returns the query with another page size, on the page that has the first record of the present one. */
export function withPageSize(query: ListState, chosen: number): ListState {
  const perPage = PAGE_SIZES.find((size) => size === chosen) ?? PAGE_SIZES[0]
  return { ...query, perPage, page: Math.floor(((query.page - 1) * query.perPage) / perPage) + 1 }
}

export const isNarrowed = (query: ListState): boolean =>
  query.q !== '' || Object.keys(query.filters).length > 0
