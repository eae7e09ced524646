import { sql } from 'kysely'
import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/**
 * What filters ask of records, in blocks, and the sets of values that blocks name by their codes (search/facets/). The
 * next start fills them, since the rules of the search are new with them (SEARCH_VERSION).
 */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`
  await tx.schema
    .createTable('search_facets')
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('block', 'integer', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('data', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_facets_pk', ['collection', 'block'])
    .execute()
  await tx.schema
    .createTable('search_facet_set')
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('facet', text, (c) => c.notNull())
    .addColumn('code', 'integer', (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('members', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_facet_set_pk', ['collection', 'facet', 'code'])
    .execute()
  await tx.schema
    .createIndex('search_facet_set_hash')
    .on('search_facet_set')
    .columns(['collection', 'hash'])
    .unique()
    .execute()
  // Readers ask for what changed since they last asked.
  for (const table of ['search_facets', 'search_facet_set'])
    await tx.schema.createIndex(`${table}_version`).on(table).column('version').execute()
  await tx.schema
    .alterTable('search_state')
    .addColumn('facets_from', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
