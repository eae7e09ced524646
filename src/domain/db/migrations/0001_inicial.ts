import type { CreateTableBuilder } from 'kysely'
import { type Dialect, type MigrationTx, textType, withId } from '../migration.ts'

/** The first tables. Text is compared byte by byte (`COLLATE "C"`): Spanish order comes from folded keys. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const column = columnsFor(dialect)
  const table = (name: string) => tx.schema.createTable(name)
  const record = (name: string) => recordTable(table(name), column)

  await record('user')
    .addColumn('name', column.text, (c) => c.notNull())
    .addColumn('name_key', column.text, (c) => c.notNull())
    .addColumn('email', column.text, (c) => c.notNull())
    .addColumn('email_key', column.text, (c) => c.notNull())
    .addColumn('aprobado', 'integer', (c) => c.notNull())
    .addColumn('role', column.text, (c) => c.notNull())
    .addColumn('password_hash', column.text, (c) => c.notNull())
    .execute()
  await record('categoria')
    .addColumn('nombre', column.text, (c) => c.notNull())
    .addColumn('nombre_key', column.text, (c) => c.notNull())
    .addColumn('slug', column.text, (c) => c.notNull())
    .addColumn('orden', 'integer', (c) => c.notNull())
    .addColumn('descripcion', column.text)
    .addColumn('menu', 'integer', (c) => c.notNull())
    .addColumn('urlfoto', column.text)
    .execute()
  await record('producto')
    .addColumn('name', column.text, (c) => c.notNull())
    .addColumn('name_key', column.text, (c) => c.notNull())
    .addColumn('slug', column.text, (c) => c.notNull())
    .addColumn('title', column.text, (c) => c.notNull())
    .addColumn('description', column.text, (c) => c.notNull())
    .addColumn('details', column.text)
    .addColumn('code', column.text)
    .addColumn('stock', 'integer')
    .addColumn('price', 'bigint', (c) => c.notNull())
    .addColumn('order', 'integer', (c) => c.notNull())
    .addColumn('categoria_id', 'bigint', (c) => c.references('categoria.id').onDelete('set null'))
    .addColumn('image', column.text)
    .addColumn('visits', 'integer', (c) => c.notNull())
    .execute()
  await record('empresa')
    .addColumn('nombre', column.text, (c) => c.notNull())
    .addColumn('nombre_key', column.text, (c) => c.notNull())
    .addColumn('email', column.text)
    .addColumn('telefono', column.text)
    .addColumn('direccion', column.text)
    .addColumn('website', column.text)
    .addColumn('facebook', column.text)
    .addColumn('youtube', column.text)
    .addColumn('tiktok', column.text)
    .addColumn('descripcion', column.text)
    .addColumn('orden', 'integer', (c) => c.notNull())
    .addColumn('urlfoto', column.text)
    .addColumn('categoria_id', 'bigint', (c) => c.references('categoria.id').onDelete('set null'))
    .addColumn('publicado', 'integer', (c) => c.notNull())
    .addColumn('visitas', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('slug', column.text, (c) => c.notNull())
    .execute()
  await record('slide')
    .addColumn('frase', column.text, (c) => c.notNull())
    .addColumn('frase_key', column.text, (c) => c.notNull())
    .addColumn('link', column.text)
    .addColumn('posicion', 'integer', (c) => c.notNull())
    .addColumn('imagen', column.text)
    .execute()
  await record('post')
    .addColumn('name', column.text, (c) => c.notNull())
    .addColumn('name_key', column.text, (c) => c.notNull())
    .addColumn('title', column.text, (c) => c.notNull())
    .addColumn('title_key', column.text, (c) => c.notNull())
    .addColumn('slug', column.text, (c) => c.notNull())
    .addColumn('description', column.text, (c) => c.notNull())
    .addColumn('descripcion', column.text, (c) => c.notNull())
    .addColumn('order', 'integer', (c) => c.notNull())
    .addColumn('visits', 'integer', (c) => c.notNull())
    .addColumn('image', column.text)
    .execute()
  await record('pagina')
    .addColumn('name', column.text, (c) => c.notNull())
    .addColumn('name_key', column.text, (c) => c.notNull())
    .addColumn('title', column.text, (c) => c.notNull())
    .addColumn('title_key', column.text, (c) => c.notNull())
    .addColumn('slug', column.text, (c) => c.notNull())
    .addColumn('description', column.text, (c) => c.notNull())
    .addColumn('texttop', column.text, (c) => c.notNull())
    .addColumn('textbottom', column.text, (c) => c.notNull())
    .addColumn('order', 'integer', (c) => c.notNull())
    .addColumn('image', column.text)
    .execute()
  await record('catalogo')
    .addColumn('titulo', column.text, (c) => c.notNull())
    .addColumn('titulo_key', column.text, (c) => c.notNull())
    .addColumn('orden', 'integer', (c) => c.notNull())
    .addColumn('archivo', column.text, (c) => c.notNull())
    .execute()
  await record('ajustes')
    .addColumn('nombre', column.text, (c) => c.notNull())
    .addColumn('logo', column.text)
    .addColumn('telefono_chat', column.text)
    .addColumn('texto_chat', column.text)
    .addColumn('facebook', column.text)
    .addColumn('youtube', column.text)
    .addColumn('tiktok', column.text)
    .addColumn('instagram', column.text)
    .addColumn('pie', column.text)
    .addColumn('terminos', column.text, (c) => c.notNull())
    .addColumn('politica_cookies', column.text, (c) => c.notNull())
    .addColumn('sinonimos', column.text)
    .execute()

  await table('session')
    .addColumn('token_hash', column.text, (c) => c.primaryKey())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', column.text, (c) => c.notNull())
    .addColumn('used_at', column.text, (c) => c.notNull())
    .execute()
  await withId(table('attempt'), dialect)
    .addColumn('key', column.text, (c) => c.notNull())
    .addColumn('at', column.text, (c) => c.notNull())
    .execute()
  await table('loose_file')
    .addColumn('path', column.text, (c) => c.primaryKey())
    .addColumn('at', column.text, (c) => c.notNull())
    .execute()
  await table('contenido')
    .addColumn('name', column.text, (c) => c.primaryKey())
    .addColumn('created_at', column.text, (c) => c.notNull())
    .execute()
  await table('visit')
    .addColumn('day', column.text, (c) => c.notNull())
    .addColumn('collection', column.text, (c) => c.notNull())
    .addColumn('record_id', 'bigint', (c) => c.notNull())
    .addColumn('visitor', column.text, (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_pk', ['day', 'collection', 'record_id', 'visitor'])
    .execute()
  await table('visit_salt')
    .addColumn('day', column.text, (c) => c.primaryKey())
    .addColumn('salt', column.text, (c) => c.notNull())
    .execute()
  await withId(table('job'), dialect)
    .addColumn('kind', column.text, (c) => c.notNull())
    .addColumn('subject', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('run_at', column.text, (c) => c.notNull())
    .execute()
  await addIndexes(tx)
  await tx.insertInto('ajustes').values(emptySettings(new Date().toISOString())).execute()
}

/** The one record of settings exists from the start; its texts are the defaults until an administrator writes others. */
const emptySettings = (now: string) => ({
  id: 1,
  search_text: '',
  created_at: now,
  updated_at: now,
  nombre: 'Zócalo',
  terminos: '',
  politica_cookies: '',
  pie: null,
  logo: null,
  telefono_chat: null,
  texto_chat: null,
  facebook: null,
  youtube: null,
  tiktok: null,
  instagram: null,
  sinonimos: null,
})

const columnsFor = (dialect: Dialect) => ({
  dialect,
  text: textType(dialect),
})
type Columns = ReturnType<typeof columnsFor>

function recordTable(table: CreateTableBuilder<string, never>, column: Columns) {
  return withId(table, column.dialect)
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('search_text', column.text, (c) => c.notNull())
    .addColumn('created_at', column.text, (c) => c.notNull())
    .addColumn('updated_at', column.text, (c) => c.notNull())
}

/** Unique constraints are named `<table>.<column>`: PostgreSQL reports the name, and the column is read from it. */
async function addIndexes(tx: MigrationTx): Promise<void> {
  const unique = {
    user: ['email_key'],
    categoria: ['slug'],
    producto: ['slug'],
    empresa: ['slug'],
    post: ['name_key', 'slug'],
    pagina: ['name_key', 'slug'],
  }
  for (const [table, columns] of Object.entries(unique))
    for (const column of columns)
      await tx.schema.createIndex(`${table}.${column}`).on(table).column(column).unique().execute()

  const ordered: [string, string[]][] = [
    ['user', ['name_key', 'id']],
    ['categoria', ['orden', 'id']],
    ['categoria', ['menu', 'orden', 'id']],
    ['categoria', ['nombre_key', 'id']],
    ['producto', ['order', 'id']],
    ['producto', ['categoria_id', 'order', 'id']],
    ['producto', ['name_key', 'id']],
    ['producto', ['price', 'id']],
    ['empresa', ['orden', 'id']],
    ['empresa', ['publicado', 'orden', 'id']],
    ['empresa', ['categoria_id', 'publicado', 'orden', 'id']],
    ['empresa', ['user_id', 'orden', 'id']],
    ['empresa', ['nombre_key', 'id']],
    ['empresa', ['publicado', 'updated_at']],
    ['slide', ['posicion', 'id']],
    ['post', ['order', 'id']],
    ['post', ['title_key', 'id']],
    ['pagina', ['order', 'id']],
    ['catalogo', ['orden', 'id']],
    ['catalogo', ['titulo_key', 'id']],
    ['catalogo', ['archivo']],
    ['session', ['user_id']],
    ['session', ['used_at']],
    ['attempt', ['key', 'at']],
    ['attempt', ['at']],
    ['loose_file', ['at']],
    ['job', ['kind', 'run_at']],
  ]
  for (const [table, columns] of ordered)
    await tx.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute()
}
