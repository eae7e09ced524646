import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

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

/** `(a), (b), …` for VALUES and IN. */
export const listOf = (items: readonly (string | number)[]): RawBuilder<unknown> => sql.join(items)
