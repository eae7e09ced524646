import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/** The keys by which a call that creates is known again, and what it was answered (domain/records/createOnce.ts). */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  await tx.schema
    .createTable('idempotency_key')
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('answer', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_key_pk', ['user_id', 'key'])
    .execute()
  await tx.schema.createIndex('idempotency_key_at').on('idempotency_key').column('at').execute()
}
