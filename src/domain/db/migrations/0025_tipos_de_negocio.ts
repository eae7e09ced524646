import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/** What search engines call the businesses of a category. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  await tx.schema.alterTable('categoria').addColumn('tipo_schema', textType(dialect)).execute()
}
