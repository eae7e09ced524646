import { sql } from 'kysely'
import type { Dialect, Tx } from '../types.ts'

/** Tallies of the records (domain/counts.ts), kept by triggers, and an index for every order that long lists have. */
export async function up(tx: Tx, dialect: Dialect): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx)
  await run(
    dialect === 'postgres'
      ? 'create table tally (collection text collate "C" not null, state integer not null, category bigint not null, n bigint not null)'
      : `create table tally (collection text, state integer, category integer, n integer not null,
          primary key (collection, state, category)) without rowid`,
  )
  if (dialect === 'postgres') await run('create index tally_group on tally (collection, state, category)')
  for (const counted of COUNTED) {
    const [table] = counted
    await run(
      `insert into tally select ${groupOf(counted, `"${table}"`)}, count(*) from "${table}" group by 1, 2, 3`,
    )
    for (const statement of (dialect === 'postgres' ? onPostgres : onSqlite)(counted)) await run(statement)
  }
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

/** A table, and the columns by which its records are counted apart. */
type Counted = readonly [table: string, state: string | null, category: string | null]

const COUNTED: readonly Counted[] = [
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

/** -1 stands for none: no id and no state is below 0. */
const groupOf = ([table, state, category]: Counted, row: string): string =>
  [
    `'${table}'`,
    ...[state, category].map((column) => (column ? `coalesce(${row}.${column}, -1)` : '-1')),
  ].join(', ')

const columnsOf = ([, state, category]: Counted): string[] =>
  [state, category].filter((column) => column !== null)

/** One writer at a time: each tally is a row that counts up and down. */
function onSqlite(counted: Counted): string[] {
  const [table] = counted
  const add = (row: 'old' | 'new', n: number) =>
    `insert into tally values (${groupOf(counted, row)}, ${n})
      on conflict (collection, state, category) do update set n = n + excluded.n;`
  const trigger = (event: string, when: string, steps: string) =>
    `create trigger ${table}_tally_${event.slice(0, 6)} after ${event} on "${table}" ${when} begin ${steps} end`
  const columns = columnsOf(counted)
  const moved = columns.map((column) => `old.${column} is not new.${column}`).join(' or ')
  return [
    trigger('insert', '', add('new', 1)),
    trigger('delete', '', add('old', -1)),
    ...(moved
      ? [trigger(`update of ${columns.join(', ')}`, `when ${moved}`, add('old', -1) + add('new', 1))]
      : []),
  ]
}

/** Writers at the same moment would wait for one row: each writes down its own change, and they are summed up. */
function onPostgres(counted: Counted): string[] {
  const [table] = counted
  const add = (row: 'old' | 'new', n: number) => `insert into tally values (${groupOf(counted, row)}, ${n});`
  const columns = columnsOf(counted)
  const same = columns.map((column) => `old.${column} is not distinct from new.${column}`).join(' and ')
  const events = ['insert', 'delete', ...(same ? [`update of ${columns.join(', ')}`] : [])].join(' or ')
  return [
    `create function ${table}_tally() returns trigger language plpgsql as $$ begin
      ${same ? `if tg_op = 'UPDATE' then if ${same} then return null; end if; end if;` : ''}
      if tg_op <> 'INSERT' then ${add('old', -1)} end if;
      if tg_op <> 'DELETE' then ${add('new', 1)} end if;
      return null; end $$`,
    `create trigger ${table}_tally after ${events} on "${table}" for each row execute function ${table}_tally()`,
  ]
}
