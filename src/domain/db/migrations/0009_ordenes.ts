import { sql } from 'kysely'
import type { Dialect, Tx } from '../types.ts'

/** Which request ordered a job, as the log calls it. */
export async function up(tx: Tx, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await tx.schema.alterTable('job').addColumn('request_id', text).execute()
}
