import { connect, type DatabaseTarget } from '../src/domain/db/connect.ts'
import { createSearch } from '../src/domain/search/index.ts'
import { share, type Timing } from './numbers.ts'
import { QUERY_KINDS } from './queries.ts'

/** Measures the search of branches, including its records, with many different texts of each kind. */

const ROUNDS = 300
const WARM_UP = 30

/** Measures the searches in a directory of this size. */
export async function measureSearch(target: DatabaseTarget, size: number): Promise<Timing[]> {
  const database = await connect(target)
  try {
    const { searchEmpresas } = createSearch({ database, clock: () => new Date() })
    const timings: Timing[] = []
    const categorias = await database.db.selectFrom('categoria').select('slug').orderBy('id').execute()
    for (const [kind, text, inCategory] of QUERY_KINDS) {
      const times: number[] = []
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const query = text(round + WARM_UP, size)
        const categoria = inCategory && categorias[(round + WARM_UP) % categorias.length]?.slug
        const start = performance.now()
        await searchEmpresas(query, categoria)
        if (round >= 0) times.push(performance.now() - start)
      }
      timings.push({ what: `Search, ${kind}`, p50: share(times, 0.5), p99: share(times, 0.99) })
    }
    return timings
  } finally {
    await database.close()
  }
}
