import { sql } from 'kysely'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import type { Db } from '../db/types.ts'

/** A table as the migrations make it, on both databases. */
export interface Table {
  readonly name: string
  /** Every column, by name. */
  readonly columns: readonly string[]
  /** The primary key's columns. */
  readonly key: readonly string[]
  /** How many rows the migrations insert. */
  readonly initialRows: number
}

/** Tables that are never copied: they belong to one place, or are made again from the others. */
const STAYS = /^(search_\w+|sqlite_\w+|tally|migration|content_version|loose_file|backup_\w+)$/

/**
 * Tables with short-lived meaning: a move copies them, a backup does not. An old backup would revive withdrawn sessions
 * and links and send letters twice, and the product promises to forget each day's salt and people's networks.
 */
const PASSING = [
  ...['session', 'password_link', 'password_request', 'known_network', 'attempt', 'job', 'mail'],
  ...['idempotency_key', 'visit', 'visit_salt', 'preview'],
]

export type Scope = 'backup' | 'move'

/** Returns the tables to copy after these migrations, each one after those that it refers to. */
export async function tablesToCopy(migrations: readonly string[], scope: Scope): Promise<Table[]> {
  const tables = await allTables(migrations)
  return tables.filter(({ name }) => !STAYS.test(name) && (scope === 'move' || !PASSING.includes(name)))
}

/** Returns every table, read from an in-memory database with the same migrations. */
export async function allTables(migrations: readonly string[]): Promise<Table[]> {
  const empty = await connect({ kind: 'sqlite', path: ':memory:' })
  try {
    await migrate(empty, migrations)
    return inOrder(await readTables(empty.db), await readReferences(empty.db))
  } finally {
    await empty.close()
  }
}

async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<{ table: string; column: string; pk: number }>`
    select t.name as "table", c.name as "column", c.pk from sqlite_schema t join pragma_table_info(t.name) c
    where t.type = 'table' order by t.name, c.name`.execute(db)
  const tables = []
  for (const [name, columns] of Map.groupBy(rows, ({ table }) => table)) {
    const count = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
    tables.push({
      name,
      columns: columns.map(({ column }) => column),
      key: columns
        .filter(({ pk }) => pk > 0)
        .toSorted((a, b) => a.pk - b.pk)
        .map(({ column }) => column),
      initialRows: count.rows[0]?.n ?? 0,
    })
  }
  return tables
}

async function readReferences(db: Db): Promise<readonly { child: string; parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select t.name as child, r."table" as parent from sqlite_schema t join pragma_foreign_key_list(t.name) r
    where t.type = 'table'`.execute(db)
  return rows
}

function inOrder(tables: Table[], references: readonly { child: string; parent: string }[]): Table[] {
  const placed = new Set<string>()
  const waits = (name: string) =>
    references.some(({ child, parent }) => child === name && parent !== name && !placed.has(parent))
  while (placed.size < tables.length) for (const { name } of tables) if (!waits(name)) placed.add(name)
  const places = [...placed]
  return tables.toSorted((a, b) => places.indexOf(a.name) - places.indexOf(b.name))
}
