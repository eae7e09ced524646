import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/**
 * The index of the searches, the same on both databases:
 * - `search_term`: every term (see terms.ts) and how many records have it;
 * - `search_block`: the records of each term in their order, packed (see blocks.ts); `first` is where a block begins;
 * - `search_empresa`, `search_catalogo`, `search_pagina`: what was indexed of each record, to find names and to undo it;
 * - `search_writer`: one row that a writer of the index holds until its transaction ends.
 */
export async function createSearchTables<T>(db: Kysely<T>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const id = dialect === 'postgres' ? sql`bigint` : sql`integer`
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`
  const table = (name: string): CreateTableBuilder<string> => db.schema.createTable(name)
  // Records of SQLite tables without rowid stand in the index itself: one look-up instead of two.
  const clustered = <N extends string>(builder: CreateTableBuilder<N>) =>
    dialect === 'sqlite' ? builder.modifyEnd(sql`without rowid`) : builder

  await clustered(
    table('search_term')
      .addColumn('term', text, (c) => c.primaryKey())
      .addColumn('n', 'integer', (c) => c.notNull()),
  ).execute()
  await clustered(
    table('search_block')
      .addColumn('term', text, (c) => c.notNull())
      .addColumn('first', 'double precision', (c) => c.notNull())
      .addColumn('ranks', bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('search_block_pk', ['term', 'first']),
  ).execute()
  await table('search_empresa')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('rank', 'double precision', (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('enye_name', text)
    .addColumn('terms', text, (c) => c.notNull())
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
  await table('search_writer')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('writes', 'integer', (c) => c.notNull())
    .execute()
  await sql`insert into search_writer (id, writes) values (1, 0)`.execute(db)
  await sql`create index search_empresa_name on search_empresa (name, rank)`.execute(db)
  await sql`create index search_empresa_enye_name on search_empresa (enye_name, rank) where enye_name is not null`.execute(
    db,
  )
}
