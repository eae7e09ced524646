import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/** Backups under way, during which no file is removed; and what became of each night's. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  await tx.schema
    .createTable('backup_hold')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('until', text, (c) => c.notNull())
    .execute()
  await tx.schema
    .createTable('backup_night')
    .addColumn('night', text, (c) => c.primaryKey())
    .addColumn('started_at', text, (c) => c.notNull())
    .addColumn('verified_at', text)
    .addColumn('failed_at', text)
    .execute()
}
