import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/** How often each node changed public content, in several rows so that its writers do not wait for one another. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  await tx.schema
    .createTable('content_version')
    .addColumn('node', text, (c) => c.notNull())
    .addColumn('slot', 'integer', (c) => c.notNull())
    .addColumn('n', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_version_key', ['node', 'slot'])
    .execute()
}
