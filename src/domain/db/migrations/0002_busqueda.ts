import { sql } from 'kysely'
import type { Dialect, Tx } from '../types.ts'

/** What the searches look into: the words of published branches, and the words and text of catalogues' pages. */
export async function up(tx: Tx, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await tx.schema
    .createTable('empresa_word')
    .addColumn('plain', text, (c) => c.notNull())
    .addColumn('word', text, (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('empresa_id', 'bigint', (c) => c.notNull().references('empresa.id').onDelete('cascade'))
    .execute()
  await tx.schema
    .createIndex('empresa_word_plain')
    .on('empresa_word')
    .columns(['plain', 'place', 'empresa_id', 'word'])
    .execute()
  await tx.schema.createIndex('empresa_word_empresa').on('empresa_word').column('empresa_id').execute()
  await tx.schema
    .createTable('empresa_name')
    .addColumn('empresa_id', 'bigint', (c) => c.primaryKey().references('empresa.id').onDelete('cascade'))
    .addColumn('plain', text, (c) => c.notNull())
    .addColumn('words', text, (c) => c.notNull())
    .execute()
  await tx.schema
    .createTable('catalogo_page')
    .addColumn('catalogo_id', 'bigint', (c) => c.notNull().references('catalogo.id').onDelete('cascade'))
    .addColumn('page', 'integer', (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('catalogo_page_pk', ['catalogo_id', 'page'])
    .execute()
  await tx.schema
    .createTable('catalogo_word')
    .addColumn('plain', text, (c) => c.notNull())
    .addColumn('word', text, (c) => c.notNull())
    .addColumn('catalogo_id', 'bigint', (c) => c.notNull().references('catalogo.id').onDelete('cascade'))
    .addColumn('page', 'integer', (c) => c.notNull())
    .execute()
  await tx.schema
    .createIndex('catalogo_word_plain')
    .on('catalogo_word')
    .columns(['plain', 'catalogo_id', 'page', 'word'])
    .execute()
  await tx.schema.createIndex('catalogo_word_catalogo').on('catalogo_word').column('catalogo_id').execute()
}
