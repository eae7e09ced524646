import { availableParallelism } from 'node:os'
import { loadOf } from '../../bench/load.ts'
import { inTurns, median, ratioOf, two } from '../../bench/numbers.ts'
import type { Row } from '../../bench/table.ts'
import { site } from '../../src/contract/paths.ts'
import type { Cluster } from './cluster.ts'

/** Kept pages a second, from one, two and three nodes, and from a node on PostgreSQL beside one on SQLite. */

const ROUNDS = 3
const LEAST = 0.9

export async function throughput({ nodes, alone }: Cluster): Promise<Row[]> {
  await alone.start()
  const rate = async (url: string) => (await loadOf(url, site.home, 'br')).rate
  const together = async (count: number) => {
    const rates = await Promise.all(nodes.slice(0, count).map(({ url }) => rate(url)))
    return rates.reduce((sum, one) => sum + one, 0)
  }
  const [first] = nodes
  const {
    one,
    two: pair,
    three,
  } = await inTurns(ROUNDS, {
    one: () => together(1),
    two: () => together(2),
    three: () => together(3),
  })
  const { postgres, sqlite } = await inTurns(ROUNDS, {
    postgres: () => rate(first.url),
    sqlite: () => rate(alone.url),
  })
  await alone.kill()
  const ratio = ratioOf(postgres, sqlite)
  return [
    {
      what: 'Kept pages a second: one, two, three nodes',
      measured: [one, pair, three].map((rates) => Math.round(median(rates))).join(', '),
      beside: `${availableParallelism()} cores carry the nodes and those who ask`,
      target: '',
      met: null,
    },
    {
      what: 'Kept pages: a node on PostgreSQL beside one on SQLite',
      measured: two(ratio),
      beside: `${Math.round(median(postgres))} : ${Math.round(median(sqlite))} a second`,
      target: `≥ ${two(LEAST)}`,
      met: ratio >= LEAST,
    },
  ]
}
