import { sql } from 'kysely'
import { collections } from '../src/contract/resources/index.ts'
import { connect, type DatabaseTarget } from '../src/domain/db/connect.ts'
import { type ListQuery, selectPage } from '../src/domain/records/lists.ts'
import { seen } from '../src/domain/views/public.ts'
import { visibleIn } from '../src/domain/views/visible.ts'
import { settle } from './directory.ts'
import { share, type Timing } from './numbers.ts'

/** Measures lists of branches with their counts, at any page. */

const ROUNDS = 15
/** Every 97th branch waits for publication. */
const WAITING = 97
const first: ListQuery = { page: 1, perPage: 100 }

/** Measures the lists of a directory of this size, after withdrawing some of its branches. */
export async function measureLists(target: DatabaseTarget, size: number): Promise<Timing[]> {
  const database = await connect(target)
  const { db } = database
  try {
    await db
      .updateTable('empresa')
      .set({ publicado: 0 })
      .where((eb) => eb(eb('id', '%', WAITING), '=', 0))
      .execute()
    await sql`update empresa set search_text = lower(nombre || ' ' || direccion || ' ' || descripcion)`.execute(
      db,
    )
    await settle(database)
    const page = (number: number) => ({ ...first, page: number })
    const last = Math.ceil((size - Math.floor(size / WAITING)) / first.perPage)
    const published = visibleIn(collections.empresa)
    const pages: [string, () => Promise<unknown>][] = [
      ['public, first page', () => selectPage(db, seen.empresa, published, first)],
      [
        'public, page in the middle',
        () => selectPage(db, seen.empresa, published, page(Math.ceil(last / 2))),
      ],
      ['public, nine tenths in', () => selectPage(db, seen.empresa, published, page(Math.ceil(last * 0.9)))],
      ['public, last page', () => selectPage(db, seen.empresa, published, page(last))],
      ['public, of a category', () => selectPage(db, seen.empresa, { ...published, categoria_id: 3 }, first)],
      ...PANEL.map(([name, query]): [string, () => Promise<unknown>] => [
        `panel, ${name}`,
        () => selectPage(db, collections.empresa, {}, { ...first, ...query }),
      ]),
    ]
    const timings: Timing[] = []
    for (const [name, read] of pages) timings.push({ what: `List, ${name}`, ...(await timesOf(read)) })
    return timings
  } finally {
    await database.close()
  }
}

/** Lists that an administrator can request. */
const PANEL: readonly [string, Partial<ListQuery>][] = [
  ['by name, descending', { sort: { field: 'nombre', descending: true } }],
  ['the latest', { sort: { field: 'created_at', descending: true } }],
  ['by id, deep', { sort: { field: 'id', descending: false }, page: 4000 }],
  ['in revision', { filter: { publicado: 0 } }],
  ['published, by name', { filter: { publicado: 1 }, sort: { field: 'nombre', descending: false } }],
  ['in revision, by name', { filter: { publicado: 0 }, sort: { field: 'nombre', descending: false } }],
  ['of a category', { filter: { categoria_id: 3 } }],
  ['with a common word', { q: 'hernández' }],
  ['with words that nobody has', { q: 'nada como esto' }],
]

async function timesOf(read: () => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const times: number[] = []
  await read()
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  return { p50: share(times, 0.5), p99: share(times, 0.99) }
}
