import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'
import type { Db, Tx } from '../../db/types.ts'

/** What the index needs of both databases beyond plain queries. */

/** One writer of the index at a time, as SQLite has anyway: the lock is given back when the transaction ends. */
export async function lockIndex(tx: Tx): Promise<void> {
  if (!isPostgres(tx)) return
  await sql`update search_state set version = version where id = 1`.execute(tx)
}

/** One after the other: a search takes one of the database's connections, not several. */
export async function inTurn<T, R>(items: Iterable<T>, work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const item of items) done.push(await work(item))
  return done
}

/** Calls `work` with pieces of a list that are small enough for one statement. */
export async function inChunks<T>(
  items: readonly T[],
  size: number,
  work: (chunk: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) await work(items.slice(at, at + size))
}

/** The items as a table with the columns `key` (from 0) and `value`: one parameter, however many they are. */
export function tableOf(db: Db, items: readonly string[]): RawBuilder<unknown> {
  if (!isPostgres(db)) return sql`json_each(${JSON.stringify(items)})`
  return sql`(select place - 1 as key, value
    from unnest(cast(${items} as text[])) with ordinality as item(value, place))`
}

/** Ranges of text, [from, to), as a table with the columns `lo` and `hi`: one parameter or two, however many they are. */
export function rangesOf(
  db: Db,
  ranges: readonly (readonly [from: string, to: string])[],
): RawBuilder<unknown> {
  if (!isPostgres(db))
    return sql`(select value ->> 0 as lo, value ->> 1 as hi from json_each(${JSON.stringify(ranges)}))`
  const [lows, highs] = [ranges.map(([from]) => from), ranges.map(([, to]) => to)]
  return sql`(select lo, hi from unnest(cast(${lows} as text[]), cast(${highs} as text[])) as range(lo, hi))`
}
