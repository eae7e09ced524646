import { sql } from 'kysely'
import { isRichText, type Resource } from '../contract/resource.ts'
import { fold } from '../contract/spanish.ts'
import { fromRow, fromRows } from './rows.ts'

/** Pages of a collection: searched, filtered, ordered. Every order ends in the id, so no row is on two pages or on none. */

// biome-ignore lint/suspicious/noExplicitAny: Kysely cannot type a table that is chosen at run time.
type AnyDb = any

export interface ListQuery {
  readonly page: number
  readonly perPage: number
  readonly q?: string | undefined
  readonly sort?: { readonly field: string; readonly descending: boolean } | undefined
  /** Fields of the kinds bool and ref, by value. */
  readonly filter?: Readonly<Record<string, number | null>> | undefined
}

export interface Page<T> {
  readonly items: T[]
  readonly total: number
}

/** Column values that every record of the page has. */
export type Conditions = Readonly<Record<string, number | string | null>>

/** One page of the records that meet the conditions, without HTML bodies, and how many there are in all. */
export async function selectPage(
  db: AnyDb,
  resource: Resource,
  conditions: Conditions,
  query: ListQuery,
): Promise<Page<AnyDb>> {
  const matching = (select: AnyDb) => withConditions(select, { ...conditions, ...query.filter }, query.q)
  const { total } = await matching(
    db.selectFrom(resource.name).select(({ fn }: AnyDb) => fn.countAll().as('total')),
  ).executeTakeFirstOrThrow()
  const rows = await ordered(
    matching(
      db.selectFrom(resource.name).select(['id', 'created_at', 'updated_at', ...shortColumns(resource)]),
    ),
    resource,
    query,
  )
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  return { items: await fromRows(db, resource, rows), total: Number(total) }
}

function withConditions(select: AnyDb, conditions: Conditions, q = ''): AnyDb {
  let found = select
  for (const [field, value] of Object.entries(conditions))
    found = value === null ? found.where(field, 'is', null) : found.where(field, '=', value)
  for (const word of fold(q).split(' ').filter(Boolean))
    found = found.where('search_text', 'like', sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  return found
}

/** The first record that meets the conditions, whole; null when none does. */
export async function selectOne(db: AnyDb, resource: Resource, conditions: Conditions): Promise<AnyDb> {
  const select = db
    .selectFrom(resource.name)
    .select(['id', 'created_at', 'updated_at', ...Object.keys(resource.fields)])
  const row = await withConditions(select, conditions).executeTakeFirst()
  return row ? fromRow(db, resource, row) : null
}

/**
 * The records with these ids that meet the conditions, in the order of the ids, without HTML bodies. The conditions are no
 * part of the query: SQLite would take theirs for the narrower index and read every record that meets them.
 */
export async function selectByIds(
  db: AnyDb,
  resource: Resource,
  ids: readonly number[],
  conditions: Conditions = {},
): Promise<AnyDb[]> {
  if (ids.length === 0) return []
  const rows: AnyDb[] = await db
    .selectFrom(resource.name)
    .select(['id', 'created_at', 'updated_at', ...shortColumns(resource)])
    .where('id', 'in', ids)
    .execute()
  const meeting = rows.filter((row) =>
    Object.entries(conditions).every(([name, value]) => row[name] === value),
  )
  const place = new Map(ids.map((id, index) => [id, index]))
  meeting.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return fromRows(db, resource, meeting)
}

/** Every column but those of HTML. */
const shortColumns = (resource: Resource): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => (isRichText(field) ? [] : [name]))

function ordered(select: AnyDb, resource: Resource, { sort }: ListQuery): AnyDb {
  const name = sort?.field ?? resource.order
  const direction = sort?.descending ? 'desc' : 'asc'
  if (name === 'id') return select.orderBy('id', direction)
  const field = resource.fields[name]
  const optional = field !== undefined && field.initial === null
  const place = (order: AnyDb) => {
    const directed = order[direction]()
    return optional ? (direction === 'asc' ? directed.nullsFirst() : directed.nullsLast()) : directed
  }
  return select
    .orderBy(field?.shownAs ? byReference(resource, name) : columnOf(name, field?.keyed), place)
    .orderBy('id')
}

const columnOf = (name: string, keyed: true | undefined) => (keyed ? `${name}_key` : name)

/** A reference is ordered by the name of what it points to. */
const byReference = (resource: Resource, name: string) => (expression: AnyDb) =>
  expression
    .selectFrom('categoria as target')
    .select('target.nombre_key')
    .whereRef('target.id', '=', `${resource.name}.${name}`)
