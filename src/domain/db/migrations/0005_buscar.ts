import { sql } from 'kysely'
import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/**
 * Products, posts and pages are searched like branches: what was indexed of each, as in `search_empresa`. The next start
 * fills the tables, since the rules of the search are new with them (SEARCH_VERSION).
 */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  const id = dialect === 'postgres' ? sql`bigint` : sql`integer`
  for (const name of ['search_producto', 'search_post', 'search_pagina_sitio']) {
    await tx.schema
      .createTable(name)
      .addColumn('id', id, (c) => c.primaryKey())
      .addColumn('rank', 'double precision', (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('plain_name', text)
      .addColumn('terms', text, (c) => c.notNull())
      .addColumn('category_terms', text, (c) => c.notNull())
      .execute()
    await tx.schema.createIndex(`${name}_name`).on(name).columns(['name', 'rank']).execute()
    await sql`create index ${sql.ref(`${name}_plain_name`)} on ${sql.table(name)} (plain_name, rank, name)
      where plain_name is not null`.execute(tx)
  }
}
