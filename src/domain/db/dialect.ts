import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { referrersOf } from '../../contract/references.ts'
import type { CollectionName } from '../../contract/resources/index.ts'
import type { Db, Tx } from './types.ts'

/** Differences between the two databases, for queries without a context. */

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Locks a row until the transaction ends, so that nobody else changes it or refers to it. SQLite has one writer at a
 * time and needs no lock.
 */
export async function lockRow(tx: Tx, table: CollectionName, id: number): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * Locks the records that refer to one. All code locks several rows in the same order, by table and then by id, because
 * different orders would deadlock.
 */
export async function lockReferrers(tx: Tx, to: string, id: number): Promise<void> {
  if (!isPostgres(tx)) return
  for (const { collection, field } of referrersOf(to))
    await sql`select id from ${sql.table(collection)} where ${sql.ref(field)} = ${id}
      order by id for no key update`.execute(tx)
}

/**
 * The condition that a column has one of these values. They are one parameter, so that the statement stays the same for
 * any number of them and is prepared once.
 */
export function isOneOf(db: Db, column: string, values: readonly (number | string)[]): RawBuilder<boolean> {
  const name = sql.ref(column)
  if (isPostgres(db)) return sql`${name} = any(${values})`
  return sql`${name} in (select value from json_each(${JSON.stringify(values)}))`
}
