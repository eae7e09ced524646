import { sql } from 'kysely'
import { type Dialect, type MigrationTx, textType, withId } from '../migration.ts'

/**
 * The log's entries become versions of their records: what each replaced, by what way it came, and what was removed
 * (domain/records/history).
 */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  const run = (statement: string) => sql.raw(statement).execute(tx)
  const activity = () => tx.schema.alterTable('activity')

  await activity().addColumn('n', 'integer').execute()
  await activity().addColumn('origen', text).execute()
  await activity().addColumn('lote', text).execute()
  await activity()
    .addColumn('thinning', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await run(`create unique index activity_version on activity (collection, record_id, n) where n is not null`)
  await run('drop index activity_at')
  await run('create index activity_at on activity (at) where n is null')
  await run(`create index activity_thinning_at on activity (thinning, at) where n is not null`)

  await withId(tx.schema.createTable('replaced_value'), dialect)
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('record_id', 'bigint', (c) => c.notNull())
    .addColumn('field', text, (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('value', text, (c) => c.notNull())
    .addColumn('holds', text)
    .addColumn('gone', text)
    .execute()
  await run(`create unique index replaced_value_of on replaced_value (collection, record_id, field, n)`)
  await run(`create index replaced_value_holds_id on replaced_value (holds, id) where holds is not null`)
  await run(`create index replaced_value_gone on replaced_value (gone) where gone is not null`)

  await tx.schema
    .createTable('trash')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('record_id', 'bigint', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('title_key', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('lote', text)
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('place', 'bigint')
    .addColumn('created_at', text, (c) => c.notNull())
    .execute()
  await run(`create index trash_collection_id on trash (collection, id)`)
  await run(`create index trash_at on trash (at)`)
  await run(`create index trash_lote_id on trash (lote, id) where lote is not null`)
}
