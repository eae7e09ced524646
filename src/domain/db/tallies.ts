import { sql } from 'kysely'
import type { Dialect, MigrationTx } from './migration.ts'

/** Makes the triggers that maintain a table's tallies (domain/records/counts.ts, docs/decisions/0060). */

/** A table, and the columns by which its records are counted separately. */
export type TalliedColumn = readonly [table: string, state: string | null, category: string | null]

/** Counts the table's rows, and from then on every write. */
export async function addTallies(tx: MigrationTx, dialect: Dialect, counted: TalliedColumn): Promise<void> {
  const [table] = counted
  const run = (statement: string) => sql.raw(statement).execute(tx)
  await run(
    `insert into tally select ${groupOf(counted, `"${table}"`)}, count(*) from "${table}" group by 1, 2, 3`,
  )
  for (const statement of (dialect === 'postgres' ? onPostgres : onSqlite)(counted)) await run(statement)
}

/** -1 stands for null: no id and no state is below 0. */
const groupOf = ([table, state, category]: TalliedColumn, row: string): string =>
  [
    `'${table}'`,
    ...[state, category].map((column) => (column ? `coalesce(${row}.${column}, -1)` : '-1')),
  ].join(', ')

const columnsOf = ([, state, category]: TalliedColumn): string[] =>
  [state, category].filter((column) => column !== null)

/** For one writer at a time: each tally is a row that counts up and down. */
function onSqlite(counted: TalliedColumn): string[] {
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

/** Simultaneous writers would wait for one row, so each inserts its own change, and reads add them up. */
function onPostgres(counted: TalliedColumn): string[] {
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
