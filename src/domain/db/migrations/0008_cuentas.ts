import { sql } from 'kysely'
import { type Dialect, type MigrationTx, textType } from '../migration.ts'
import { addTallies, type TalliedColumn } from '../tallies.ts'

/** Tallies of the records (domain/records/counts.ts), kept by triggers, and an index for every order that long lists have. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx)
  await (dialect === 'postgres'
    ? sql`create table tally (collection ${textType(dialect)} not null, state integer not null, category bigint not null, n bigint not null)`
    : sql`create table tally (collection text, state integer, category integer, n integer not null,
          primary key (collection, state, category)) without rowid`
  ).execute(tx)
  if (dialect === 'postgres') await run('create index tally_group on tally (collection, state, category)')
  for (const counted of COUNTED) await addTallies(tx, dialect, counted)
  for (const [table, columns] of Object.entries(ORDERED)) {
    // SQLite's rows stand in the order of their ids: without an index to walk, late pages would be reached through all of them.
    if (dialect === 'sqlite') await run(`create index ${table}_id on "${table}" (id)`)
    for (const column of columns) {
      await run(`create index if not exists ${table}_${column}_id on "${table}" ("${column}", id)`)
      await run(`create index ${table}_${column}_desc_id on "${table}" ("${column}" desc, id)`)
    }
  }
  await run('create index empresa_categoria_id_orden_id on empresa (categoria_id, orden, id)')
}

const COUNTED: readonly TalliedColumn[] = [
  ['user', 'aprobado', null],
  ['categoria', 'menu', null],
  ['producto', null, 'categoria_id'],
  ['empresa', 'publicado', 'categoria_id'],
  ['slide', null, null],
  ['post', null, null],
  ['pagina', null, null],
  ['catalogo', null, null],
  ['activity', null, null],
]

/** What each list may be ordered by, of the tables that grow with the directory. */
const ORDERED = {
  user: ['name_key', 'email_key', 'aprobado', 'created_at', 'updated_at'],
  producto: ['order', 'name_key', 'price', 'created_at', 'updated_at'],
  empresa: ['orden', 'nombre_key', 'publicado', 'created_at', 'updated_at'],
  post: ['order', 'title_key', 'created_at', 'updated_at'],
  pagina: ['order', 'name_key', 'title_key', 'created_at', 'updated_at'],
  catalogo: ['orden', 'titulo_key', 'texto', 'created_at', 'updated_at'],
}
