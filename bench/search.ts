import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { indexEmpresas, searchEmpresas } from '../src/domain/search/index.ts'
import { type Bare, postgresWithSearch, sqliteWithSearch } from '../src/domain/search/testing.ts'
import { startPostgres } from '../test/postgres.ts'
import { branchOf, randomOf, rareName } from './branches.ts'

/**
 * Times the search of branches on both databases, each kind of query many times with different words.
 * `node bench/search.ts [rows …]`: 10 000, 100 000 and 1 000 000 when none are given; `--only=sqlite` or `postgres`.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const ROUNDS = 300
const BATCH = 50_000

const COMMON = 'tacos farmacia restaurante centro juárez hernández taller domicilio garantía refacciones abarrotes flores garcía panadería calle'
const random = randomOf(1)
let branches = 0
const rare = () => branchOf(1 + Math.floor(random() * branches)).descripcion?.match(/(\S+)\.$/)?.[1]?.toLowerCase() ?? ''
const common = () => COMMON.split(' ')[Math.floor(random() * 15)] ?? ''

const kinds: Record<string, () => string> = {
  'a common word': common,
  'a rare word': rare,
  'one letter': () => 'abcdefghijlmnñopqrstuvxz'[Math.floor(random() * 24)] ?? '',
  'mistyped': () => mistyped([...(random() < 0.5 ? 'restaurante farmacia hernandez domicilio refacciones panaderia'.split(' ')[Math.floor(random() * 6)] ?? '' : rare())]),
  'absent': () => `${rareName(random)}${rareName(random)}`,
  'two words': () => `${common()} ${common()}`,
  'rare and common': () => `${rare()} ${common()}`,
  'every keystroke': () => common().slice(0, 1 + Math.floor(random() * 8)),
}

function mistyped(letters: string[]): string {
  const at = 1 + Math.floor(random() * (letters.length - 1))
  letters.splice(at, 1, 'k')
  return letters.join('')
}

const server = only === 'sqlite' ? null : await startPostgres()
const folder = await mkdtemp(join(tmpdir(), 'search-bench-'))
try {
  for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) {
    if (only !== 'postgres') await measure('SQLite', size, await sqliteWithSearch(join(folder, `${size}.sqlite`)))
    if (server) await measure('PostgreSQL', size, await postgresWithSearch(server.url, `bench_${size}`))
  }
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string, size: number, db: Bare): Promise<void> {
  branches = size
  const started = performance.now()
  await load(db, size)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`\n${name}, ${size.toLocaleString('en')} branches, indexed in ${seconds} s`)
  for (const [kind, query] of Object.entries(kinds)) {
    const times: number[] = []
    let found = 0
    for (let round = 0; round < ROUNDS + 30; round++) {
      const text = query()
      const start = performance.now()
      found += (await searchEmpresas(db, text))?.length ?? 0
      if (round >= 30) times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(8)
    console.log(`  ${kind.padEnd(16)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  found ${(found / (ROUNDS + 30)).toFixed(1)}`)
  }
  await db.destroy()
}

/** In the order of the lists, so that the index only grows at its ends. */
async function load(db: Bare, size: number): Promise<void> {
  const ids = Array.from({ length: size }, (_, at) => at + 1)
  const orden = new Map(ids.map((id) => [id, branchOf(id).orden]))
  ids.sort((a, b) => (orden.get(a) ?? 0) - (orden.get(b) ?? 0) || a - b)
  for (let at = 0; at < size; at += BATCH) {
    const batch = ids.slice(at, at + BATCH)
    await db.transaction().execute((tx) => indexEmpresas(tx, batch, batch.map(branchOf)))
  }
  await sql`analyze`.execute(db)
}
