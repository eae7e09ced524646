import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type DatabaseTarget } from '../src/domain/db/connect.ts'
import { migrate } from '../src/domain/db/migrate.ts'
import { createSearch, rebuildSearch } from '../src/domain/search/index.ts'
import { insertBranches } from '../test/branches.ts'
import { startPostgres } from '../test/postgres.ts'
import { branchOf } from './branches.ts'
import { QUERY_KINDS, type QueryKind } from './queries.ts'

/** The search of branches, measured with the records it gives, for each kind of query many different texts. */

export interface Timing {
  readonly kind: QueryKind
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Records in an answer, on average. */
  readonly found: number
}

const WARM_UP = 30
const BATCH = 10_000

/** Fills an empty database with so many branches and times the searches in it, `rounds` of each kind. */
export async function measureSearch(target: DatabaseTarget, size: number, rounds: number): Promise<Timing[]> {
  const database = await connect(target)
  try {
    await migrate(database)
    for (let at = 0; at < size; at += BATCH) {
      const count = Math.min(BATCH, size - at)
      const branches = Array.from({ length: count }, (_, step) => branchOf(at + step + 1))
      await database.db.transaction().execute((tx) => insertBranches(tx, branches))
    }
    await rebuildSearch({ database, clock: () => new Date() }, true)
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

function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** `node bench/search.ts [sqlite|postgres] [rows …]` prints the times at each size. */
async function printTimes(args: readonly string[]): Promise<void> {
  const sizes = args.map(Number).filter(Boolean)
  for (const size of sizes.length > 0 ? sizes : [1000, 10_000, 100_000, 1_000_000])
    for (const kind of ['sqlite', 'postgres'] as const) {
      if (args.some((arg) => arg !== kind && (arg === 'sqlite' || arg === 'postgres'))) continue
      const started = performance.now()
      const timings = await onEmptyDatabase(kind, (target) => measureSearch(target, size, 300))
      console.log(
        `\n${kind}, ${size} branches (${((performance.now() - started) / 1000).toFixed(0)} s in all)`,
      )
      for (const { kind: query, p50, p99, found } of timings)
        console.log(
          `  ${query.padEnd(16)} p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  found ${found.toFixed(1)}`,
        )
    }
}

/** A database that is thrown away afterwards; PostgreSQL as its own server, with a server's settings for memory. */
export async function onEmptyDatabase<T>(
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

if (import.meta.main) await printTimes(process.argv.slice(2))
