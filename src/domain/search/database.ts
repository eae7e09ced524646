import { PostgresAdapter, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

/** Any Kysely database or transaction: the index has tables of its own, which no other part reads or writes. */
export type SearchDb = QueryExecutorProvider

export async function rowsOf<R>(db: SearchDb, query: RawBuilder<R>): Promise<R[]> {
  return (await query.execute(db)).rows
}

/** Calls `work` with pieces of a list that are small enough for one statement. */
export async function inChunks<T>(
  items: readonly T[],
  size: number,
  work: (chunk: readonly T[]) => Promise<void>,
) {
  for (let at = 0; at < items.length; at += size) await work(items.slice(at, at + size))
}

/** `a, b, …` for IN. */
export const listOf = (items: readonly (string | number)[]): RawBuilder<unknown> => sql.join(items)

/** The items as a table with the columns `key` (from 0) and `value`: one parameter, however many they are. */
export function tableOf(db: SearchDb, items: readonly string[]): RawBuilder<unknown> {
  const json = JSON.stringify(items)
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return sql`json_each(${json})`
  return sql`(select place - 1 as key, value
    from json_array_elements_text(cast(${json} as json)) with ordinality as item(value, place))`
}
