import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { targetOf } from '../../contract/references.ts'
import type { Resource } from '../../contract/resource.ts'
import { fold } from '../../contract/spanish/spanish.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import { isOneOf } from '../db/dialect.ts'
import { countOf, tallyOf } from './counts.ts'
import { fromRow, inOrder, selected } from './rows.ts'

/**
 * Pages of a collection: searched, filtered, ordered. Every order ends in the id, so that each row is on exactly one
 * page.
 */

// biome-ignore lint/suspicious/noExplicitAny: Kysely cannot type a table that is chosen at run time.
type AnyDb = any

/** The column for the sequence of records with the same order: see reorder.ts. */
const PLACE = 'place'

export interface ListQuery {
  readonly page: number
  readonly perPage: number
  readonly q?: string | undefined
  readonly sort?: { readonly field: string; readonly descending: boolean } | undefined
  /** Fields of the kinds bool and ref, by value. */
  readonly filter?: Readonly<Record<string, number | null>> | undefined
}

export interface ListPage<T> {
  readonly items: T[]
  readonly total: number
}

/** Column values that every record of the page has. */
export type Conditions = Readonly<Record<string, number | string | null>>

/** The most matches that a search in a list returns and counts, because finding each costs a read. */
const MOST_FOUND = 10_000

/**
 * Returns one page of the records that meet the conditions, without HTML bodies, and their total number. Of a search,
 * and of one owner's records, at most 10 000 are listed and counted.
 */
export async function selectPage(
  db: AnyDb,
  resource: Resource,
  conditions: Conditions,
  query: ListQuery,
): Promise<ListPage<AnyDb>> {
  const all = { ...query.filter, ...conditions }
  madeOf(...listTags(resource, all))
  const { ids, total } = await pageOf(db, resource, all, query)
  return { items: await recordsOf(db, resource, ids), total }
}

/** A list of the records that refer to one other changes only with them. */
function listTags({ name, fields }: Resource, conditions: Conditions): string[] {
  const [by] = Object.keys(conditions).filter((field) => fields[field]?.to)
  const list = by ? [tags.listBy(name, by, conditions[by]), tags.anyListBy(name)] : [tags.list(name)]
  return [tags.all(name), ...list]
}

/**
 * Returns the ids of the first 10 000 records that meet the conditions, in the list's order, and their total number.
 */
export async function selectIds(
  db: AnyDb,
  resource: Resource,
  conditions: Conditions,
  query: ListQuery,
): Promise<ListPage<number>> {
  const whole = { ...query, page: 1, perPage: MOST_FOUND }
  const { ids, total } = await pageOf(db, resource, { ...query.filter, ...conditions }, whole)
  return { items: ids, total }
}

/** Takes the page's ids from an index alone, so that a late page does not read the rows before it. */
async function pageOf(
  db: AnyDb,
  resource: Resource,
  conditions: Conditions,
  query: ListQuery,
): Promise<{ ids: number[]; total: number }> {
  const all = db.selectFrom(resource.name).select('id')
  const skipped = (query.page - 1) * query.perPage
  const matching = query.q ? await searched(db, resource, conditions, query.q) : null
  if (matching?.length === 0) return { ids: [], total: 0 }
  const total = matching ? null : await tallyOf(db, resource.name, conditions)
  if (total === null) {
    const select = matching ? all.where('id', 'in', matching) : withConditions(all, conditions)
    const found = idsOf(await ordered(select, resource, query, false).limit(MOST_FOUND).execute())
    return { ids: found.slice(skipped, skipped + query.perPage), total: found.length }
  }
  const limit = Math.min(query.perPage, total - skipped)
  if (limit <= 0) return { ids: [], total }
  const behind = total - skipped - limit
  const fromEnd = behind < skipped
  const walks = await walksOrder(db, resource, conditions, query, total)
  const select = withConditions(all, conditions, walks ? pastIndexes : undefined)
  const page = ordered(select, resource, query, fromEnd).limit(limit)
  const ids = idsOf(await page.offset(fromEnd ? behind : skipped).execute())
  return { ids: fromEnd ? ids.toReversed() : ids, total }
}

/** The ids of one query. Others are answered in between, because SQLite reads in the serving thread. */
const SEARCHED_AT_ONCE = 5000

/**
 * Returns the records whose texts contain every word, up to a limit. Reads every record, because no index covers the
 * inside of words.
 */
async function searched(db: AnyDb, resource: Resource, conditions: Conditions, q: string): Promise<number[]> {
  const all = db.selectFrom(resource.name)
  const { last } = await all.select(({ fn }: AnyDb) => fn.max('id').as('last')).executeTakeFirstOrThrow()
  const select = withWords(withConditions(all.select('id'), conditions, pastIndexes), q)
  const found: number[] = []
  for (let after = 0; after < last && found.length < MOST_FOUND; after += SEARCHED_AT_ONCE) {
    const some = select.where('id', '>', after).where('id', '<=', after + SEARCHED_AT_ONCE)
    found.push(...idsOf(await some.execute()))
    await setImmediate()
  }
  return found.slice(0, MOST_FOUND)
}

/**
 * Chooses the plan of a filtered list in another order than its own: walk that order's index and skip what the filter
 * rejects, or sort what it accepts. The walk is shorter when the filter accepts many records, and a database does not
 * know how many.
 */
async function walksOrder(
  db: AnyDb,
  resource: Resource,
  conditions: Conditions,
  { sort, perPage }: ListQuery,
  total: number,
): Promise<boolean> {
  if (!sort || sort.field === resource.order || Object.keys(conditions).length === 0) return false
  const all = await countOf(db, resource.name)
  return total * total > perPage * all
}

/** Makes a column an expression, so that neither database uses an index for it. */
const pastIndexes = (column: string) => sql`+${sql.ref(column)}`

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map((row) => row.id)

function withConditions(
  select: AnyDb,
  conditions: Conditions,
  written: (column: string) => unknown = (column) => column,
): AnyDb {
  let found = select
  for (const [field, value] of Object.entries(conditions))
    found = found.where(written(field), value === null ? 'is' : '=', value)
  return found
}

function withWords(select: AnyDb, q: string): AnyDb {
  let found = select
  for (const word of fold(q).split(' ').filter(Boolean))
    found = found.where('search_text', 'like', sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  return found
}

/** Returns the first record that meets the conditions, with all fields; null when none does. */
export async function selectOne(db: AnyDb, resource: Resource, conditions: Conditions): Promise<AnyDb> {
  const select = db.selectFrom(resource.name).select(selected(db, resource))
  const row = await withConditions(select, conditions).executeTakeFirst()
  // A missing record may be created later.
  madeOf(tags.all(resource.name), row ? tags.record(resource.name, row.id) : tags.list(resource.name))
  return row ? fromRow(resource, row) : null
}

/**
 * Returns the records with these ids that meet the conditions, in the order of the ids, without HTML bodies. The query
 * leaves the conditions out: with them, SQLite would choose their index and read every record that meets them.
 */
export async function selectByIds(
  db: AnyDb,
  resource: Resource,
  ids: readonly number[],
  conditions: Conditions = {},
): Promise<AnyDb[]> {
  madeOf(tags.all(resource.name), ...ids.map((id) => tags.record(resource.name, id)))
  return recordsOf(db, resource, ids, conditions)
}

/** Returns the whole records with these ids, in no order. */
export async function selectWhole(
  db: AnyDb,
  resource: Resource,
  ids: readonly number[],
): Promise<(object & { readonly id: number })[]> {
  const rows: AnyDb[] = await db
    .selectFrom(resource.name)
    .select(selected(db, resource))
    .where(isOneOf(db, 'id', ids))
    .execute()
  return rows.map((row) => fromRow(resource, row))
}

async function recordsOf(
  db: AnyDb,
  resource: Resource,
  ids: readonly number[],
  conditions: Conditions = {},
): Promise<AnyDb[]> {
  if (ids.length === 0) return []
  const rows: AnyDb[] = await db
    .selectFrom(resource.name)
    .select([...new Set([...selected(db, resource, { html: false }), ...Object.keys(conditions)])])
    .where(isOneOf(db, 'id', ids))
    .execute()
  const meeting = rows.filter((row) =>
    Object.entries(conditions).every(([name, value]) => row[name] === value),
  )
  return inOrder(meeting, ids).map((row) => fromRow(resource, row))
}

/** In the list's order, or in the exact reverse, to reach the last pages from the end. */
function ordered(select: AnyDb, resource: Resource, { sort }: ListQuery, reversed: boolean): AnyDb {
  const name = sort?.field ?? resource.order
  const upwards = (sort?.descending ?? false) === reversed
  if (name === 'id') return select.orderBy('id', upwards ? 'asc' : 'desc')
  const field = resource.fields[name]
  const optional = field !== undefined && field.initial === null
  const direction = (order: AnyDb) => {
    if (!optional) return upwards ? order.asc() : order.desc()
    return upwards ? order.asc().nullsFirst() : order.desc().nullsLast()
  }
  const target = field && targetOf(field)
  const first = select.orderBy(
    target ? byReference(resource, name, target) : columnOf(name, field?.keyed),
    direction,
  )
  const equals = reversed ? 'desc' : 'asc'
  return (name === resource.order ? first.orderBy(PLACE, equals) : first).orderBy('id', equals)
}

const columnOf = (name: string, keyed: true | undefined) => (keyed ? `${name}_key` : name)

/** Orders a reference by the title of its target. */
const byReference = (resource: Resource, name: string, target: Resource) => (expression: AnyDb) =>
  expression
    .selectFrom(`${target.name} as target`)
    .select(`target.${columnOf(target.title, target.fields[target.title]?.keyed)}`)
    .whereRef('target.id', '=', `${resource.name}.${name}`)
