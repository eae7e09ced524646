import { sql } from 'kysely'
import { type Dialect, type MigrationTx, textType, withId } from '../migration.ts'

/** Changes of clients that wait for approval: the settings that ask for it, and what was proposed or rejected. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  for (const [table, column] of [
    ['ajustes', 'revisar_cambios'],
    ['user', 'de_confianza'],
  ] as const)
    await tx.schema
      .alterTable(table)
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  await tx.schema.createIndex('user_de_confianza_id').on('user').columns(['de_confianza', 'id']).execute()

  await withId(tx.schema.createTable('proposal'), dialect)
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('record_id', 'bigint', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('proposal_record', ['collection', 'record_id'])
    .execute()
  await tx.schema.createIndex('proposal_user_id').on('proposal').column('user_id').execute()

  await withId(tx.schema.createTable('proposed_value'), dialect)
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('record_id', 'bigint', (c) => c.notNull())
    .addColumn('field', text, (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('value', text, (c) => c.notNull())
    .addColumn('base', text, (c) => c.notNull())
    .addColumn('note', text)
    .addColumn('holds', text)
    .addUniqueConstraint('proposed_value_of', ['collection', 'record_id', 'field'])
    .execute()
  await tx.schema.createIndex('proposed_value_user_id').on('proposed_value').column('user_id').execute()
  await sql`create index proposed_value_holds_id on proposed_value (holds, id) where holds is not null`.execute(
    tx,
  )
}
