import type { MigrationTx } from '../migration.ts'

/** Finds what one version replaced, however many versions its record has. */
export async function up(tx: MigrationTx): Promise<void> {
  await tx.schema
    .createIndex('replaced_value_by')
    .on('replaced_value')
    .columns(['collection', 'record_id', 'n'])
    .execute()
}
