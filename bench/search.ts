import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type DatabaseTarget } from '../src/domain/db/connect.ts'
import { createSearch } from '../src/domain/search/index.ts'
import { startPostgres } from '../test/postgres.ts'
import { addBranches } from './directory.ts'
import { milliseconds, share, two } from './numbers.ts'
import { QUERY_KINDS, type QueryKind } from './queries.ts'
import type { Row } from './table.ts'

/** The search of branches, measured with the records it gives, for each kind of query many different texts. */

interface Timing {
  readonly kind: QueryKind
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Records in an answer, on average. */
  readonly found: number
}

const WARM_UP = 30

/** Fills an empty database with so many branches and times the searches in it, `rounds` of each kind. */
async function measureSearch(target: DatabaseTarget, size: number, rounds: number): Promise<Timing[]> {
  await addBranches(target, size)
  const database = await connect(target)
  try {
    const { searchEmpresas } = createSearch({ database })
    const timings: Timing[] = []
    for (const [kind, text] of QUERY_KINDS) {
      const times: number[] = []
      let found = 0
      for (let round = -WARM_UP; round < rounds; round++) {
        const query = text(round + WARM_UP, size)
        const start = performance.now()
        const items = await searchEmpresas(query)
        if (round < 0) continue
        times.push(performance.now() - start)
        found += items.length / rounds
      }
      timings.push({ kind, p50: share(times, 0.5), p99: share(times, 0.99), found })
    }
    return timings
  } finally {
    await database.close()
  }
}

const ROUNDS = 300
const [SMALL, LARGE] = [10_000, 1_000_000]
const SIZES = { sqlite: [1000, SMALL, 100_000, LARGE], postgres: [SMALL, LARGE] }
/** What the slowest of a hundred may take in the largest directory. */
const MOST_MS = { sqlite: 15, postgres: 30 }

/** Each kind of query in directories of each size, on both databases. */
export async function searches(): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of ['sqlite', 'postgres'] as const) {
    const bySize = new Map<number, Timing[]>()
    for (const size of SIZES[kind])
      bySize.set(size, await onEmptyDatabase(kind, (target) => measureSearch(target, size, ROUNDS)))
    for (const [query] of QUERY_KINDS) rows.push(rowOf(kind, query, bySize))
  }
  return rows
}

function rowOf(
  kind: DatabaseTarget['kind'],
  query: QueryKind,
  bySize: ReadonlyMap<number, readonly Timing[]>,
): Row {
  const at = (size: number) => bySize.get(size)?.find((timing) => timing.kind === query)
  const [small, large] = [at(SMALL)?.p99 ?? Number.NaN, at(LARGE)?.p99 ?? Number.NaN]
  const growth = large / small
  const sizes = [...bySize.keys()]
  return {
    what: `Search on ${kind}, ${query}, at ${sizes.join(', ')} branches: p99 (p50)`,
    measured: sizes
      .map(
        (size) => `${(at(size)?.p99 ?? Number.NaN).toFixed(1)} (${(at(size)?.p50 ?? Number.NaN).toFixed(1)})`,
      )
      .join(', ')
      .concat(' ms'),
    beside: `${two(growth)} of ${SMALL}'s`,
    target: `≤ ${milliseconds(MOST_MS[kind])}${kind === 'sqlite' ? ', ≤ 3.00' : ''}`,
    met: large <= MOST_MS[kind] && (kind === 'postgres' || growth <= 3),
  }
}

/** A database that is thrown away afterwards; PostgreSQL as its own server, with a server's settings for memory. */
async function onEmptyDatabase<T>(
  kind: DatabaseTarget['kind'],
  work: (target: DatabaseTarget) => Promise<T>,
): Promise<T> {
  if (kind === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'search-bench-'))
    try {
      return await work({ kind, path: join(folder, 'bench.sqlite') })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const server = await startPostgres()
  try {
    return await work({ kind, url: server.url })
  } finally {
    await server.stop()
  }
}
