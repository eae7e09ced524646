import { sql } from 'kysely'
import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/** What the searches look into (see domain/search and `Tables`): derived from the records, and made again from them. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  const id = dialect === 'postgres' ? sql`bigint` : sql`integer`
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`
  const table = (name: string) => tx.schema.createTable(name)
  // Rows of SQLite tables without rowid stand in the index itself: one look-up instead of two.
  const clustered = dialect === 'sqlite' ? sql`without rowid` : sql``

  await table('search_term')
    .addColumn('term', text, (c) => c.primaryKey())
    .addColumn('n', 'integer', (c) => c.notNull())
    .modifyEnd(clustered)
    .execute()
  await table('search_block')
    .addColumn('term', text, (c) => c.notNull())
    .addColumn('first', 'double precision', (c) => c.notNull())
    .addColumn('ranks', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_block_pk', ['term', 'first'])
    .modifyEnd(clustered)
    .execute()
  await table('search_empresa')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('rank', 'double precision', (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('plain_name', text)
    .addColumn('terms', text, (c) => c.notNull())
    .addColumn('category_terms', text, (c) => c.notNull())
    .execute()
  await table('search_catalogo')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('orden', 'integer', (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .execute()
  await table('search_pagina')
    .addColumn('catalogo', id, (c) => c.notNull())
    .addColumn('pagina', 'integer', (c) => c.notNull())
    .addColumn('texto', text, (c) => c.notNull())
    .addColumn('terms', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_pagina_pk', ['catalogo', 'pagina'])
    .execute()
  await table('search_state')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await tx.insertInto('search_state').values({ id: 1, version: 0 }).execute()
  await sql`create index search_empresa_name on search_empresa (name, rank)`.execute(tx)
  await sql`create index search_empresa_plain_name on search_empresa (plain_name, rank, name)
    where plain_name is not null`.execute(tx)
  // The published branches by id, for search engines' sitemaps.
  await tx.schema.createIndex('empresa_publicado_id').on('empresa').columns(['publicado', 'id']).execute()
}
