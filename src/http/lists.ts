import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FieldErrors } from '../contract/errors.ts'
import { traitsOf } from '../contract/kinds/index.ts'
import type { Resource } from '../contract/resource.ts'
import { LONGEST_SEARCH } from '../contract/spanish/searchText.ts'
import { validation } from '../contract/texts/server.ts'
import { integerSchema, isLonger } from '../contract/values/schemas.ts'
import { type ListQuery, type PageRequest, Refusal } from '../domain/index.ts'

/** Lists: reads the requested page, and sends the headers that describe it (contract.md, section 1; RFC 8288). */

type Query = Record<string, unknown>
type Asked = Pick<FastifyRequest, 'query'>
export const pageNumber = integerSchema(1, 1_000_000_000)
export const pageSize = integerSchema(1, 500)

/** Reads `page` and `per_page`. Throws invalid. */
export function pageRequestOf(request: Asked): PageRequest {
  const errors: FieldErrors = {}
  const page = readPageRequest(queryOf(request), errors)
  refuse(errors)
  return page
}

/** Reads page and order of a list that is no collection's. Throws invalid. */
export function orderedPageOf(
  request: Asked,
  sortable: readonly string[],
): PageRequest & Pick<ListQuery, 'sort'> {
  const query = queryOf(request)
  const errors: FieldErrors = {}
  const page = readPageRequest(query, errors)
  const sort = readSort(sortable, textOf(query.sort), errors)
  refuse(errors)
  return { ...page, sort }
}

/** Reads page, search, order and filters of a collection's list. Throws invalid. */
export function listQueryOf(request: FastifyRequest, resource: Resource): ListQuery {
  const query = queryOf(request)
  const errors: FieldErrors = {}
  const page = readPageRequest(query, errors)
  const q = readSearch(query, errors)
  const sort = readSort(resource.sortable, textOf(query.sort), errors)
  const filter = readFilter(resource, query, errors)
  refuse(errors)
  return { ...page, q, sort, filter }
}

/** Reads page, search and one `tipo` out of a list of them, of a list that is no collection's. Throws invalid. */
export function kindQueryOf<K extends string>(
  request: Asked,
  kinds: readonly K[],
  unknown: string,
): PageRequest & { q: string; tipo?: K } {
  const query = queryOf(request)
  const errors: FieldErrors = {}
  const [page, q] = [readPageRequest(query, errors), readSearch(query, errors)]
  const tipo = kinds.find((one) => one === query.tipo)
  if (query.tipo !== undefined && tipo === undefined) errors.tipo = [unknown]
  refuse(errors)
  return { ...page, q, ...(tipo && { tipo }) }
}

/** Sends the page's items with `X-Total-Count` and `Link`. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageRequest,
  total: number,
): void {
  reply.header('x-total-count', String(total)).header('link', linkHeader(request.url, page, total))
}

export function linkHeader(url: string, { page, perPage }: PageRequest, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const rels: [string, number][] = [['first', 1]]
  if (page > 1) rels.push(['prev', Math.min(page - 1, last)])
  if (page < last) rels.push(['next', page + 1])
  rels.push(['last', last])
  return rels.map(([rel, number]) => `<${pageUrl(url, number, perPage)}>; rel="${rel}"`).join(', ')
}

function pageUrl(url: string, page: number, perPage: number): string {
  const [path = '', search = ''] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('page', String(page))
  query.set('per_page', String(perPage))
  return `${path}?${query}`
}

const queryOf = (request: Asked): Query => ({ ...(request.query as Query) })
/** Null for a parameter that is given twice. */
const textOf = (value: unknown = ''): string | null => (typeof value === 'string' ? value.trim() : null)

function readPageRequest(query: Query, errors: FieldErrors): PageRequest {
  const page = pageNumber.safeParse(query.page ?? 1)
  const perPage = pageSize.safeParse(query.per_page ?? 100)
  if (!page.success) errors.page = [validation.page]
  if (!perPage.success) errors.per_page = [validation.perPage]
  return { page: page.data ?? 1, perPage: perPage.data ?? 100 }
}

function readSearch(query: Query, errors: FieldErrors): string {
  const q = textOf(query.q)
  if (q === null) errors.q = [validation.notText]
  else if (isLonger(q, LONGEST_SEARCH)) errors.q = [validation.searchTooLong]
  return q ?? ''
}

function readSort(sortable: readonly string[], sort: string | null, errors: FieldErrors): ListQuery['sort'] {
  if (sort === '') return undefined
  const field = sort?.replace(/^-/, '') ?? ''
  if (!sortable.includes(field)) errors.sort = [validation.sort]
  return { field, descending: sort?.startsWith('-') ?? false }
}

/** `?publicado=1`, `?categoria_id=3`; an empty value means records without one. */
function readFilter(resource: Resource, query: Query, errors: FieldErrors): Record<string, number | null> {
  const filter: Record<string, number | null> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = query[name]
    if (value === undefined || !traitsOf(field).filterable) continue
    const parsed = field.schema.safeParse(value)
    if (!parsed.success) errors[name] = [parsed.error.issues[0]?.message ?? validation.notRef]
    else filter[name] = parsed.data === null ? null : Number(parsed.data)
  }
  return filter
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors })
}
