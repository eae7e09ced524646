import { sql } from 'kysely'
import { collections } from '../src/contract/resources/index.ts'
import { connect, type DatabaseTarget } from '../src/domain/db/connect.ts'
import { migrate } from '../src/domain/db/migrate.ts'
import { type ListQuery, selectPage } from '../src/domain/lists.ts'
import { publicEmpresa } from '../src/domain/views/public.ts'
import { VISIBLE } from '../src/domain/views/visible.ts'
import { insertBranches } from '../test/branches.ts'
import { branchOf } from './branches.ts'
import { onEmptyDatabase } from './search.ts'

/** Lists of branches with their counts: what a page costs in directories of several sizes, wherever it stands. */

const BATCH = 10_000
const ROUNDS = 15
const first: ListQuery = { page: 1, perPage: 100 }

/** Every 97th branch awaits publication. */
const WAITING = 97

/** `node bench/lists.ts [sqlite|postgres] [rows …]` prints the median of each kind of page, in milliseconds. */
async function printTimes(args: readonly string[]): Promise<void> {
  const sizes = args.map(Number).filter(Boolean)
  for (const size of sizes.length > 0 ? sizes : [10_000, 1_000_000])
    for (const kind of ['sqlite', 'postgres'] as const)
      if (!args.some((arg) => arg !== kind && (arg === 'sqlite' || arg === 'postgres')))
        await onEmptyDatabase(kind, (target) => measure(target, size))
}

async function measure(target: DatabaseTarget, size: number): Promise<void> {
  const database = await connect(target)
  const { db } = database
  await migrate(database)
  for (let at = 0; at < size; at += BATCH) {
    const branches = Array.from({ length: Math.min(BATCH, size - at) }, (_, step) => branchOf(at + step + 1))
    await db.transaction().execute((tx) => insertBranches(tx, branches))
  }
  await db
    .updateTable('empresa')
    .set({ publicado: 0 })
    .where((eb) => eb(eb('id', '%', WAITING), '=', 0))
    .execute()
  await sql`update empresa set search_text = lower(nombre || ' ' || direccion || ' ' || descripcion)`.execute(
    db,
  )
  const page = (number: number) => ({ ...first, page: number })
  const last = Math.ceil((size - Math.floor(size / WAITING)) / first.perPage)
  const pages: [string, () => Promise<unknown>][] = [
    ['public, first page', () => selectPage(db, publicEmpresa, VISIBLE, first)],
    ['public, page in the middle', () => selectPage(db, publicEmpresa, VISIBLE, page(Math.ceil(last / 2)))],
    ['public, nine tenths in', () => selectPage(db, publicEmpresa, VISIBLE, page(Math.ceil(last * 0.9)))],
    ['public, last page', () => selectPage(db, publicEmpresa, VISIBLE, page(last))],
    ['public, of a category', () => selectPage(db, publicEmpresa, { ...VISIBLE, categoria_id: 3 }, first)],
    ...PANEL.map((query): [string, () => Promise<unknown>] => [
      `panel, ${JSON.stringify(query)}`,
      () => selectPage(db, collections.empresa, {}, { ...first, ...query }),
    ]),
  ]
  console.log(`\n${target.kind}, ${size} branches`)
  for (const [name, read] of pages)
    console.log(`  ${name.padEnd(70)} ${(await medianOf(read)).toFixed(2)} ms`)
  await database.close()
}

/** What an administrator may ask for. */
const PANEL: readonly Partial<ListQuery>[] = [
  { sort: { field: 'nombre', descending: true } },
  { sort: { field: 'created_at', descending: true } },
  { sort: { field: 'id', descending: false }, page: 4000 },
  { filter: { publicado: 0 } },
  { filter: { publicado: 1 }, sort: { field: 'nombre', descending: false } },
  { filter: { publicado: 0 }, sort: { field: 'nombre', descending: false } },
  { filter: { categoria_id: 3 } },
  { q: 'hernández' },
  { q: 'nada como esto' },
]

async function medianOf(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  await read()
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

await printTimes(process.argv.slice(2))
