import type { Field } from '../../../contract/fields.ts'
import type { Resource } from '../../../contract/resource.ts'
import { LONGEST_SEARCH } from '../../../contract/searchText.ts'

/** A list's page, search, order and filters, as the address holds them. */

const PER_PAGE = 20

export interface ListQuery {
  readonly page: number
  readonly q: string
  /** A field's name, with `-` before it for the other direction; '' for the resource's own order. */
  readonly sort: string
  /** Values by field; '' asks for records without one. */
  readonly filters: Readonly<Record<string, string>>
}

/** The fields that a list can be narrowed by: yes or no, and references that people choose. */
export const filterFields = (resource: Resource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => field.kind === 'bool' || field.choose !== undefined)

/** Reads the address. What no list can be asked for is left out: a link may have been cut or mistyped. */
export function readQuery(resource: Resource, search: URLSearchParams): ListQuery {
  const page = Number(search.get('page') ?? 1)
  const sort = search.get('sort') ?? ''
  const filters: Record<string, string> = {}
  for (const [name, field] of filterFields(resource)) {
    const value = search.get(name)
    if (value !== null && (field.kind === 'bool' ? /^[01]$/ : /^\d*$/).test(value)) filters[name] = value
  }
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    q: (search.get('q') ?? '').slice(0, LONGEST_SEARCH),
    sort: resource.sortable.includes(sort.replace(/^-/, '')) ? sort : '',
    filters,
  }
}

/** The last page of so many records; an empty list has one page too. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE))

/** The query as an address's search, without what is not asked. */
export function writeQuery({ page, q, sort, filters }: ListQuery): URLSearchParams {
  const search = new URLSearchParams(filters)
  if (q) search.set('q', q)
  if (sort) search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search
}

/** The address of the list's call. */
export function callPath(path: string, query: ListQuery): string {
  const search = writeQuery(query)
  search.set('page', String(query.page))
  search.set('per_page', String(PER_PAGE))
  return `${path}?${search}`
}

export const isNarrowed = (query: ListQuery): boolean =>
  query.q !== '' || Object.keys(query.filters).length > 0
