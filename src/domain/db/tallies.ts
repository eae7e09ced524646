import { sql } from 'kysely'
import type { Dialect, Tx } from './migration.ts'

/** Makes the triggers that keep a table's tallies (domain/counts.ts, docs/decisions/0060). */

/** A table, and the columns by which its records are counted apart. */
export type Counted = readonly [table: string, state: string | null, category: string | null]

/** Counts what the table holds, and from then on every write of it. */
export async function addTallies(tx: Tx, dialect: Dialect, counted: Counted): Promise<void> {
  const [table] = counted
  const run = (statement: string) => sql.raw(statement).execute(tx)
  await run(
    `insert into tally select ${groupOf(counted, `"${table}"`)}, count(*) from "${table}" group by 1, 2, 3`,
  )
  for (const statement of (dialect === 'postgres' ? onPostgres : onSqlite)(counted)) await run(statement)
}

