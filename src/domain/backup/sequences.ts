import { sql } from 'kysely'
import { isPostgres } from '../db/dialect.ts'
import type { Tx } from '../db/types.ts'

/** Reads and sets the last id of a table, which may belong to a removed row: ids are given once and never again. */

/** Returns the last id; zero when the table has given none or has no ids. */
export async function lastId(tx: Tx, table: string): Promise<number> {
  if (!isPostgres(tx)) {
    const { rows } = await sql<{
      seq: number
    }>`select seq from sqlite_sequence where name = ${table}`.execute(tx)
    return rows[0]?.seq ?? 0
  }
  const sequence = await sequenceOf(tx, table)
  if (!sequence) return 0
  // A row that was inserted with its id has not moved the sequence.
  const { rows } = await sql<{ last: number }>`select greatest(
    (select case when is_called then last_value else 0 end from ${sql.raw(sequence)}),
    (select coalesce(max(id), 0) from ${sql.table(table)})) as last`.execute(tx)
  return rows[0]?.last ?? 0
}

/** Sets the last id: the next row gets a greater one. */
export async function setLastId(tx: Tx, table: string, id: number): Promise<void> {
  if (id === 0) return
  if (!isPostgres(tx)) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(tx)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(tx)
    return
  }
  const sequence = await sequenceOf(tx, table)
  if (sequence) await sql`select setval(${sequence}, ${id})`.execute(tx)
}

/** Returns the sequence's name as SQL writes it. */
async function sequenceOf(tx: Tx, table: string): Promise<string | null> {
  const found = await sql<{ name: string | null }>`
    select pg_get_serial_sequence(quote_ident(${table}), column_name) as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name = 'id'`.execute(tx)
  return found.rows[0]?.name ?? null
}
