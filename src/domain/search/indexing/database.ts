import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'
import type { Db, Tx } from '../../db/types.ts'

/** Database functions that the index needs beyond plain queries. */

/** Lets one transaction at a time write the index, as SQLite does anyway. The lock ends with the transaction. */
export async function lockIndex(tx: Tx): Promise<void> {
  if (!isPostgres(tx)) return
  await sql`update search_state set version = version where id = 1`.execute(tx)
}

/** Does the work for one item after the other, so that a search uses only one database connection. */
export async function inTurn<T, R>(items: Iterable<T>, work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const item of items) done.push(await work(item))
  return done
}

/** Calls `work` with parts of a list that are small enough for one statement. */
export async function inChunks<T>(
  items: readonly T[],
  size: number,
  work: (chunk: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) await work(items.slice(at, at + size))
}

/**
 * Returns the items as a table with the columns `key` (from 0) and `value`. It has one parameter for any number of
 * items.
 */
export function tableOf(db: Db, items: readonly string[]): RawBuilder<unknown> {
  if (!isPostgres(db)) return sql`json_each(${JSON.stringify(items)})`
  return sql`(select place - 1 as key, value
    from unnest(cast(${items} as text[])) with ordinality as item(value, place))`
}

/**
 * Returns ranges of text, [from, to), as a table with the columns `lo` and `hi`. It has one parameter or two for any
 * number of ranges.
 */
export function rangesOf(
  db: Db,
  ranges: readonly (readonly [from: string, to: string])[],
): RawBuilder<unknown> {
  if (!isPostgres(db))
    return sql`(select value ->> 0 as lo, value ->> 1 as hi from json_each(${JSON.stringify(ranges)}))`
  const [lows, highs] = [ranges.map(([from]) => from), ranges.map(([, to]) => to)]
  return sql`(select lo, hi from unnest(cast(${lows} as text[]), cast(${highs} as text[])) as range(lo, hi))`
}
