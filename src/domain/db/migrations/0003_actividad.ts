import { type Dialect, type MigrationTx, textType, withId } from '../migration.ts'

/** Who changed what and when; links to choose a new password; letters that wait to be sent; notices for clients. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  const identified = (name: string) => withId(tx.schema.createTable(name), dialect)

  await identified('activity')
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('record_id', 'bigint', (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('fields', text, (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('activity_at').on('activity').column('at').execute()

  await tx.schema
    .createTable('password_link')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('password_link_user_id').on('password_link').column('user_id').execute()

  await identified('mail')
    .addColumn('to', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .execute()

  await identified('notice')
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('notice_user_id_at').on('notice').columns(['user_id', 'at']).execute()

  await tx.schema.createIndex('user_aprobado_id').on('user').columns(['aprobado', 'id']).execute()
}
