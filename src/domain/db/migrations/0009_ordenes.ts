import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/** Which request ordered a job, as the log calls it. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  await tx.schema.alterTable('job').addColumn('request_id', text).execute()
}
