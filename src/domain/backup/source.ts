import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import about from '../../../package.json' with { type: 'json' }
import type { Field } from '../../contract/kinds/field.ts'
import { hasFiles } from '../../contract/kinds/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { collections } from '../../contract/resources/index.ts'
import { connect, connectToRead, type DatabaseTarget } from '../db/connect.ts'
import { MIGRATIONS, migrationsOf } from '../db/migrate.ts'
import type { Tx } from '../db/types.ts'
import { imageFilePaths } from '../files/images.ts'
import { type FileStore, readWhole } from '../files/store/store.ts'
import { pathsOf } from '../records/history/heldFiles.ts'
import { filesIn, pathsOfFile, storedKindOf } from '../records/kinds/index.ts'
import { TEXT_FOLDER } from '../texts/richText.ts'
import { holding } from './hold.ts'
import { BackupProblem, problems } from './problem.ts'
import { type ColumnValue, countRows, linesOf, rowsOf } from './rows.ts'
import { lastId } from './sequences.ts'
import { allTables, type Scope, type Table, tablesToCopy } from './tables.ts'

/** A snapshot of a site's data as a stream: a backup is made from one, a restore reads one, a move sends one. */
export interface BackupSource {
  readonly contents: Contents
  /** Batches of JSON lines, each of one table, in the tables' order. */
  readonly rows: () => AsyncIterable<{ table: string; lines: readonly string[] }>
  /** Every file that a row names. */
  readonly paths: () => AsyncIterable<string>
  /** The content of each file; null when the store has lost it. */
  readonly files: () => AsyncIterable<{ path: string; read: () => Promise<Buffer | null> }>
}

export interface Contents {
  /** The program's version, and when the data was read. */
  readonly version: string
  readonly at: string
  readonly migrations: readonly string[]
  readonly scope: Scope
  readonly tables: readonly { name: string; rows: number; lastId: number }[]
}

/** Where a site's data is. */
export interface DataPlace {
  readonly database: DatabaseTarget
  readonly files: FileStore
}

const known: Readonly<Record<string, Resource>> = collections

/** A batch of lines ends when it has this many characters. */
const MOST_CHARACTERS = 1_000_000

/** Calls `work` with a snapshot of the data, while writers go on. Throws BackupProblem when there is no data. */
export async function readSource<T>(
  place: DataPlace,
  scope: Scope,
  clock: () => Date,
  work: (source: BackupSource) => Promise<T>,
): Promise<T> {
  if (place.database.kind === 'sqlite' && !existsSync(place.database.path))
    throw new BackupProblem(problems.noData)
  const live = await connect(place.database)
  try {
    const migrations = await migrationsOf(live.db)
    if (migrations.length === 0) throw new BackupProblem(problems.noData)
    checkKnown(migrations)
    const read = () =>
      inSnapshot(place, async (tx) =>
        work(await sourceOf(tx, place.files, { migrations, scope, at: clock().toISOString() })),
      )
    const holds = (await allTables(migrations)).some(({ name }) => name === 'backup_hold')
    return await (holds ? holding(live.db, clock, read) : read())
  } finally {
    await live.close()
  }
}

/** Throws BackupProblem when this version lacks one of the migrations. */
export function checkKnown(migrations: readonly string[]): void {
  if (migrations.some((name) => !MIGRATIONS.includes(name))) throw new BackupProblem(problems.newer)
}

async function inSnapshot<T>({ database }: DataPlace, work: (tx: Tx) => Promise<T>): Promise<T> {
  const reader = await connectToRead(database)
  try {
    if (database.kind === 'sqlite') return await reader.db.transaction().execute(work)
    return await reader.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
        return work(tx)
      })
  } finally {
    await reader.close()
  }
}

async function sourceOf(
  tx: Tx,
  store: FileStore,
  given: Pick<Contents, 'migrations' | 'scope' | 'at'>,
): Promise<BackupSource> {
  const tables = await tablesToCopy(given.migrations, given.scope)
  const counted = []
  for (const { name } of tables)
    counted.push({ name, rows: await countRows(tx, name), lastId: await lastId(tx, name) })
  return {
    contents: { version: about.version, ...given, tables: counted },
    rows: () => allLines(tx, tables),
    paths: () => pathsNamed(tx, tables),
    files: async function* () {
      for await (const path of pathsNamed(tx, tables)) yield { path, read: () => readWhole(store, path) }
    },
  }
}

async function* allLines(tx: Tx, tables: readonly Table[]) {
  for (const table of tables) {
    let lines: string[] = []
    let characters = 0
    for await (const line of linesOf(tx, table)) {
      lines.push(line)
      characters += line.length
      if (characters < MOST_CHARACTERS) continue
      yield { table: table.name, lines }
      lines = []
      characters = 0
    }
    if (lines.length > 0) yield { table: table.name, lines }
  }
}

/**
 * Yields the files named by the contract's records, where the data has their columns, by their history, by what
 * is proposed for them, and by the pictures inside texts.
 */
async function* pathsNamed(tx: Tx, tables: readonly Table[]): AsyncGenerator<string> {
  const held = new Set<string>()
  for await (const path of heldPaths(tx, tables)) {
    if (!held.has(path)) yield path
    held.add(path)
  }
  for (const { name, columns } of tables) {
    const fields = Object.entries(known[name]?.fields ?? {})
    const naming = fields.filter(([name, field]) => hasFiles(field) && columns.includes(name))
    if (naming.length === 0) continue
    for await (const row of rowsOf(
      tx,
      name,
      naming.map(([field]) => field),
      ['id'],
    ))
      for (const [column, field] of naming)
        for (const path of pathsNamedIn(name, field, row[column] ?? null)) if (!held.has(path)) yield path
  }
  const pictures = tables.find(({ name }) => TEXT_PICTURES.includes(name))
  if (!pictures) return
  for await (const { name } of rowsOf(tx, pictures.name, ['name'], ['name']))
    yield* imageFilePaths(TEXT_FOLDER, String(name))
}

/** The paths of the files that a column names. */
function pathsNamedIn(collection: string, field: Field, column: ColumnValue): string[] {
  const { fromColumn } = storedKindOf(field)
  const names = filesIn(field, fromColumn ? fromColumn(column) : column)
  return names.flatMap((name) => pathsOfFile(collection, field, name))
}

/** Tables whose values may name files: those that versions replaced or the trash has, and those that wait for approval. */
const HOLDING = ['replaced_value', 'proposed_value']

/** Yields the files that such values name; some more than once. */
async function* heldPaths(tx: Tx, tables: readonly Table[]): AsyncGenerator<string> {
  for (const { name } of tables)
    if (HOLDING.includes(name))
      for await (const row of rowsOf(tx, name, ['collection', 'field', 'value'], ['id'], sql`holds = 'file'`))
        yield* pathsOf({
          collection: String(row.collection),
          field: String(row.field),
          value: String(row.value),
        })
}

/** The table of the pictures inside texts, and its name in older data. */
const TEXT_PICTURES = ['text_picture', 'contenido']
