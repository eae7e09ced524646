import { sql } from 'kysely'
import { connect, type Database } from '../db/connect.ts'
import { migrate, migrationsOf } from '../db/migrate.ts'
import type { Tx } from '../db/types.ts'
import { claim, enter } from '../files/store/ledger.ts'
import { type FileStore, readWhole } from '../files/store/store.ts'
import { inBatches } from './batches.ts'
import { BackupProblem, problems } from './problem.ts'
import { countRows, createDigest, insertLines, linesOf } from './rows.ts'
import { setLastId } from './sequences.ts'
import { type BackupSource, checkKnown, type DataPlace } from './source.ts'
import { type Table, tablesToCopy } from './tables.ts'

/** How many files are sent at a time; each may have 25 MB. */
const AT_A_TIME = 4
const PATHS_AT_A_TIME = 500

export interface Loaded {
  readonly rows: number
  /** How many files there are, and how many of them had to be sent. */
  readonly files: number
  readonly sent: number
  /** Files that rows name and the source has lost. */
  readonly missing: readonly string[]
}

/**
 * Loads a site's data into an empty place, and compares every row and file with the source. It stores the files first,
 * as loose ones; then one transaction writes the rows and keeps the files. After a failure at any point the place is
 * still empty, and the next try sends only the missing files. Throws BackupProblem; then no row was written.
 */
export async function load(source: BackupSource, place: DataPlace): Promise<Loaded> {
  const database = await connect(place.database)
  try {
    const tables = await prepare(database, source)
    await stageAll(database, source)
    const copied = await sendFiles(place.files, source)
    await database.db.transaction().execute((tx) => loadRows(tx, source, tables))
    await migrate(database)
    return { ...copied, rows: source.contents.tables.reduce((sum, { rows }) => sum + rows, 0) }
  } finally {
    await database.close()
  }
}

/** Makes the tables as they were at the backup; later migrations run after the load. */
async function prepare(database: Database, { contents }: BackupSource): Promise<Table[]> {
  const { migrations, scope } = contents
  checkKnown(migrations)
  const there = await migrationsOf(database.db)
  checkKnown(there)
  const before = await tablesToCopy(there, 'move')
  await database.db.transaction().execute(async (tx) => {
    for (const { name, initialRows } of before)
      if ((await countRows(tx, name)) > initialRows) throw new BackupProblem(problems.notEmpty(name))
  })
  if (there.some((name) => !migrations.includes(name))) throw new BackupProblem(problems.older)
  await migrate(database, migrations)
  return tablesToCopy(migrations, scope)
}

async function stageAll({ db }: Database, source: BackupSource): Promise<void> {
  const at = new Date().toISOString()
  for await (const paths of inBatches(source.paths(), PATHS_AT_A_TIME)) await enter(db, paths, at)
}

async function sendFiles(store: FileStore, source: BackupSource): Promise<Omit<Loaded, 'rows'>> {
  let files = 0
  let sent = 0
  const missing: string[] = []
  for await (const batch of inBatches(source.files(), AT_A_TIME))
    await Promise.all(
      batch.map(async ({ path, read }) => {
        const bytes = await read()
        if (!bytes) {
          missing.push(path)
          return
        }
        if (await sendFile(store, path, bytes)) sent++
        files++
      }),
    )
  return { files, sent, missing }
}

/** Returns whether the file had to be sent. */
async function sendFile(store: FileStore, path: string, bytes: Buffer): Promise<boolean> {
  const isThere = async () =>
    (await store.size(path)) === bytes.length && (await readWhole(store, path))?.equals(bytes) === true
  if (await isThere()) return false
  await store.put(path, bytes)
  if (!(await isThere())) throw new BackupProblem(problems.fileDiffers(path))
  return true
}

async function loadRows(tx: Tx, source: BackupSource, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx)
  const byName = new Map(tables.map((table) => [table.name, { table, digest: createDigest() }]))
  for await (const { table: name, lines } of source.rows()) {
    const found = byName.get(name)
    if (!found) throw new Error(`not a table of the product: ${name}`)
    await insertLines(tx, found.table, lines)
    for (const line of lines) found.digest.add(line)
  }
  for (const { name, rows, lastId } of source.contents.tables) {
    const read = byName.get(name)
    if (!read || read.digest.rows() !== rows) throw new BackupProblem(problems.rowsDiffer(name))
    await compare(tx, read.table, read.digest.end())
    await setLastId(tx, name, lastId)
  }
  await keepAll(tx, source)
  await tx.updateTable('search_state').set({ version: 0 }).execute()
}

async function compare(tx: Tx, table: Table, expected: string): Promise<void> {
  const digest = createDigest()
  for await (const line of linesOf(tx, table)) digest.add(line)
  if (digest.end() !== expected) throw new BackupProblem(problems.rowsDiffer(table.name))
}

async function keepAll(tx: Tx, source: BackupSource): Promise<void> {
  for await (const paths of inBatches(source.paths(), PATHS_AT_A_TIME))
    if (!(await claim(tx, paths))) throw new BackupProblem(problems.swept)
}
