import type { DatabaseTarget } from '../src/domain/db/connect.ts'
import { addBranches, onEmptyDatabase } from './directory.ts'
import { measureFilters } from './filters.ts'
import { measureLists } from './lists.ts'
import { milliseconds, type Timing, two } from './numbers.ts'
import { measureSearch } from './search.ts'
import type { Row } from './table.ts'

/** Measures searches and lists in directories of different sizes, on both databases. */

const [SMALL, LARGE] = [10_000, 1_000_000]
const SIZES = { sqlite: [1000, SMALL, 100_000, LARGE], postgres: [SMALL, LARGE] }
/** The limits of a search in the largest directory, and of its ratio to a small one. */
const MOST_MS = { sqlite: 15, postgres: 30 }
const MOST_GROWTH = { sqlite: 3, postgres: Number.POSITIVE_INFINITY }

type Kind = DatabaseTarget['kind']

/** Measures a visitor's searches. */
export const searches = (): Promise<Row[]> => inSizes(true, measureSearch)

/** Measures the lists of the site and of the panel; the branches are not in the search index. */
export const lists = (): Promise<Row[]> => inSizes(false, measureLists)

/** Measures what visitors ask of branches beside a text: filters, places and hours. */
export const filters = (): Promise<Row[]> => inSizes(true, measureFilters)

async function inSizes(
  searchable: boolean,
  measure: (target: DatabaseTarget, size: number) => Promise<Timing[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of ['sqlite', 'postgres'] as const) {
    const bySize: Timing[][] = []
    for (const size of SIZES[kind])
      bySize.push(
        await onEmptyDatabase(kind, async (target) => {
          await addBranches(target, size, searchable)
          return measure(target, size)
        }),
      )
    for (const { what } of bySize[0] ?? []) {
      const same = bySize.flatMap((timings) => timings.filter((timing) => timing.what === what))
      rows.push(rowOf(kind, what, same))
    }
  }
  return rows
}

/** One kind of read in directories of growing size. */
function rowOf(kind: Kind, what: string, bySize: readonly Timing[]): Row {
  const p99 = (size: number) => bySize[SIZES[kind].indexOf(size)]?.p99 ?? Number.NaN
  const growth = p99(LARGE) / p99(SMALL)
  const promised = ['Search', 'Filter: ', 'Map: '].some((name) => what.startsWith(name))
  const grows = what.startsWith('Search') && Number.isFinite(MOST_GROWTH[kind])
  return {
    what: `${what}, ${kind}, at ${SIZES[kind].join(', ')} branches: p50 / p99`,
    measured: `${bySize.map((timing) => `${timing.p50.toFixed(1)} / ${timing.p99.toFixed(1)}`).join(', ')} ms`,
    beside: `p99 grows ${two(growth)} × from ${SMALL} to ${LARGE}`,
    target: promised
      ? `≤ ${milliseconds(MOST_MS[kind])}${grows ? `, ≤ ${two(MOST_GROWTH[kind])} ×` : ''}`
      : '',
    met: promised ? p99(LARGE) <= MOST_MS[kind] && (!grows || growth <= MOST_GROWTH[kind]) : null,
  }
}
