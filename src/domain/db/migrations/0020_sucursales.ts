import { sql } from 'kysely'
import { type Dialect, type MigrationTx, textType, withId } from '../migration.ts'
import { addTallies } from '../tallies.ts'

/**
 * What a branch says of itself beside the specification: its place, hours, pictures, further categories, and values of
 * what administrators define (`caracteristica`).
 */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  const run = (statement: string) => sql.raw(statement).execute(tx)
  for (const column of TEXTS) await tx.schema.alterTable('empresa').addColumn(column, text).execute()
  for (const column of ['ubicacion_lat', 'ubicacion_lng'])
    await tx.schema.alterTable('empresa').addColumn(column, 'integer').execute()
  await run('create unique index "empresa.clave_key" on empresa (clave_key)')

  await withId(tx.schema.createTable('caracteristica'), dialect)
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('search_text', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('nombre', text, (c) => c.notNull())
    .addColumn('nombre_key', text, (c) => c.notNull())
    .addColumn('slug', text, (c) => c.notNull())
    .addColumn('tipo', text, (c) => c.notNull())
    .addColumn('opciones', text)
    .addColumn('unidad', text)
    .addColumn('se_muestra', 'integer', (c) => c.notNull())
    .addColumn('se_filtra', 'integer', (c) => c.notNull())
    .addColumn('orden', 'integer', (c) => c.notNull())
    .execute()
  for (const statement of dialect === 'postgres' ? PLACES.postgres : PLACES.sqlite) await run(statement)
  for (const column of ['nombre_key', 'slug'])
    await run(`create unique index "caracteristica.${column}" on caracteristica (${column})`)
  await run('create index caracteristica_orden_place on caracteristica (orden, place, id)')
  await run(
    'create index caracteristica_se_muestra_orden_place on caracteristica (se_muestra, orden, place, id)',
  )
  await addTallies(tx, dialect, ['caracteristica', 'se_muestra', null])

  for (const table of ['empresa', 'caracteristica']) {
    await tx.schema
      .createTable(`${table}_categorias`)
      .addColumn('record_id', 'bigint', (c) => c.notNull().references(`${table}.id`).onDelete('cascade'))
      .addColumn('target_id', 'bigint', (c) => c.notNull().references('categoria.id').onDelete('cascade'))
      .addColumn('place', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_categorias_pk`, ['record_id', 'target_id'])
      .execute()
    await run(`create index ${table}_categorias_target_id on ${table}_categorias (target_id, record_id)`)
  }
  await tx.schema
    .createTable('empresa_caracteristicas')
    .addColumn('record_id', 'bigint', (c) => c.notNull().references('empresa.id').onDelete('cascade'))
    .addColumn('caracteristica_id', 'bigint', (c) =>
      c.notNull().references('caracteristica.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('texto', text)
    .addColumn('numero', 'double precision')
    .addPrimaryKeyConstraint('empresa_caracteristicas_pk', ['record_id', 'caracteristica_id', 'place'])
    .execute()
  await run(
    'create index empresa_caracteristicas_of on empresa_caracteristicas (caracteristica_id, record_id)',
  )

  await tx.schema
    .createTable('lost_row')
    .addColumn('gone', text, (c) => c.notNull())
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('record_id', 'bigint', (c) => c.notNull())
    .addColumn('field', text, (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('texto', text)
    .addColumn('numero', 'double precision')
    .addPrimaryKeyConstraint('lost_row_pk', ['gone', 'collection', 'field', 'record_id', 'place'])
    .execute()
  await run('create index lost_row_record on lost_row (collection, record_id, field)')
}

/** Lists and objects are JSON. */
const TEXTS = [
  ...[
    'clave',
    'clave_key',
    'razon_social',
    'calle',
    'numero_exterior',
    'numero_interior',
    'entre_calles',
    'colonia',
  ],
  ...['codigo_postal', 'localidad', 'municipio', 'estado', 'telefonos', 'whatsapp', 'instagram', 'horario'],
  ...['excepciones', 'cerrado_hasta', 'zona', 'fotos'],
]

/** As in 0013_lugares.ts. */
const PLACES = {
  postgres: [
    'alter table caracteristica add column place bigint not null',
    `create function caracteristica_place() returns trigger language plpgsql as $$ begin
      new.place := coalesce(new.place, new.id); return new; end $$`,
    `create trigger caracteristica_place before insert on caracteristica
      for each row execute function caracteristica_place()`,
  ],
  sqlite: [
    'alter table caracteristica add column place integer not null default 0',
    `create trigger caracteristica_place after insert on caracteristica when new.place = 0 begin
      update caracteristica set place = new.id where id = new.id; end`,
  ],
}
