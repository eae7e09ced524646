import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/** Since when no text shows a picture; null while one does, and until a sweep has looked. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  await tx.schema.alterTable('contenido').addColumn('unused_since', text).execute()
}
