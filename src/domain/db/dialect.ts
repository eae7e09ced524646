import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { referrersOf } from '../../contract/references.ts'
import type { Db, Tx } from './types.ts'

/** Where the two databases differ and a query has no context to ask. */

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Holds a row until the transaction ends: nobody else changes it or refers to it meanwhile. SQLite has one writer at a
 * time, so there nothing needs holding.
 */
export async function holdRow(tx: Tx, table: 'categoria' | 'catalogo', id: number): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * Holds the records that point to one, in the order in which everybody holds several rows: by table, then by id. Two who
 * held them in other orders would stop each other.
 */
export async function holdReferrers(tx: Tx, to: string, id: number): Promise<void> {
  if (!isPostgres(tx)) return
  for (const { collection, field } of referrersOf(to))
    await sql`select id from ${sql.table(collection)} where ${sql.ref(field)} = ${id}
      order by id for no key update`.execute(tx)
}

/**
 * The condition that a column has one of these values: one parameter, however many there are, so that the statement is
 * the same for all and is prepared once.
 */
export function isOneOf(db: Db, column: string, values: readonly (number | string)[]): RawBuilder<boolean> {
  const name = sql.ref(column)
  if (isPostgres(db)) return sql`${name} = any(${values})`
  return sql`${name} in (select value from json_each(${JSON.stringify(values)}))`
}
