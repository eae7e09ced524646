import { sql } from 'kysely'
import { type Dialect, type MigrationTx, textType } from '../migration.ts'
import { addTallies } from '../tallies.ts'

/**
 * Records that may be drafts, with the moments at which they are published and withdrawn; the organisation's time zone;
 * and the secret addresses at which a saved record can be looked at. What exists stays published.
 */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  const run = (statement: string) => sql.raw(statement).execute(tx)
  for (const { table, order, category, long } of DRAFTED) {
    await tx.schema
      .alterTable(table)
      .addColumn('publicado', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    for (const moment of MOMENTS) {
      await tx.schema.alterTable(table).addColumn(moment, text).execute()
      await run(`create index ${table}_${moment} on "${table}" (${moment}) where ${moment} is not null`)
    }
    const before = category ? [[], [category]] : [[]]
    for (const columns of before)
      await run(
        `create index ${[table, ...columns, 'publicado', order, 'place'].join('_')} on "${table}"
          (${[...columns, 'publicado', `"${order}"`, 'place', 'id'].join(', ')})`,
      )
    if (long) {
      await run(`create index ${table}_publicado_id on "${table}" (publicado, id)`)
      await run(`create index ${table}_publicado_desc_id on "${table}" (publicado desc, id)`)
    }
    for (const statement of withoutTallies(table, dialect, category !== null)) await run(statement)
    await addTallies(tx, dialect, [table, 'publicado', category])
  }

  await tx.schema
    .alterTable('ajustes')
    .addColumn('zona_horaria', text, (c) => c.notNull().defaultTo('America/Mexico_City'))
    .execute()

  await tx.schema
    .createTable('preview')
    .addColumn('secret_hash', text, (c) => c.primaryKey())
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('record_id', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute()
  await run('create index preview_record on preview (collection, record_id)')
  await run('create index preview_expires_at on preview (expires_at)')
}

const MOMENTS = ['publicar_el', 'retirar_el']

/** `long`: the table grows with the directory, so its list may be ordered by every column. */
const DRAFTED = [
  { table: 'producto', order: 'order', category: 'categoria_id', long: true },
  { table: 'slide', order: 'posicion', category: null, long: false },
  { table: 'post', order: 'order', category: null, long: true },
  { table: 'pagina', order: 'order', category: null, long: true },
  { table: 'catalogo', order: 'orden', category: null, long: true },
]

/** The tallies begin again, split by what visitors see. */
const withoutTallies = (table: string, dialect: Dialect, byCategory: boolean): string[] => [
  ...(dialect === 'postgres'
    ? [`drop trigger ${table}_tally on "${table}"`, `drop function ${table}_tally()`]
    : ['insert', 'delete', ...(byCategory ? ['update'] : [])].map(
        (event) => `drop trigger ${table}_tally_${event}`,
      )),
  `delete from tally where collection = '${table}'`,
]
