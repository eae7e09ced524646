import type { Bits } from '../indexing/bits.ts'
import { BLOCK, COLUMNS, type ColumnName, columnIn } from './block.ts'
import { createGrid, type Grid } from './grid.ts'
import { createOrder, type Order } from './order.ts'

/** The facets of every record that visitors see, in memory: columns of numbers, in pages of neighbouring ids. */

/** Ids of a page: as many as a chunk of bits has, so that both go together. */
const PAGE = 8192
const PAGE_WORDS = PAGE / 32
const BLOCKS = PAGE / BLOCK

export interface Page {
  /** The records that visitors see, as bits. */
  readonly live: Uint32Array
  readonly columns: Record<ColumnName, Uint32Array>
}

export interface Board {
  readonly pages: ReadonlyMap<number, Page>
  /** The records in the order of lists. */
  readonly order: Order
  /** The records with a point. */
  readonly grid: Grid
  /** Takes over blocks as they are stored now, by their number. */
  readonly apply: (blocks: Iterable<readonly [block: number, data: Uint32Array]>) => void
}

/** Columns that most pages never use share these zeros. Nobody writes into them. */
const ZEROS = new Uint32Array(PAGE)

export function createBoard(): Board {
  const pages = new Map<number, Page>()
  const order = createOrder(pages)
  const grid = createGrid()

  const pageOf = (number: number): Page => {
    const page = pages.get(number) ?? { live: new Uint32Array(PAGE_WORDS), columns: noColumns() }
    pages.set(number, page)
    return page
  }

  /** Writes one block; returns the ids of the records that came, went or moved in lists. */
  const write = (number: number, data: Uint32Array): number[] => {
    const page = pageOf(Math.floor(number / BLOCKS))
    const start = (number % BLOCKS) * BLOCK
    const first = number * BLOCK
    const word = start >> 5
    const [before = 0, now = 0] = [page.live[word], data[0]]
    const moved: number[] = []
    const old = readPoints(page, start)
    const stands = [page.columns.orden, page.columns.moved].map((column) =>
      column.slice(start, start + BLOCK),
    )
    for (const [at, name] of COLUMNS.entries()) fill(page, name, start, columnIn(data, at))
    page.live[word] = now
    for (let at = 0; at < BLOCK; at++) {
      const bit = 1 << at
      const [was, is] = [(before & bit) !== 0, (now & bit) !== 0]
      if (!was && !is) continue
      const stood =
        page.columns.orden[start + at] === stands[0]?.[at] &&
        page.columns.moved[start + at] === stands[1]?.[at]
      if (was !== is || !stood) moved.push(first + at)
      const [lat = 0, lng = 0] = [page.columns.lat[start + at], page.columns.lng[start + at]]
      const [oldLat = 0, oldLng = 0] = [old.lat[at], old.lng[at]]
      const same = was && is && lat === oldLat && lng === oldLng
      if (was && oldLat !== 0 && !same) grid.remove(first + at, oldLat, oldLng)
      if (is && lat !== 0 && !same) grid.add(first + at, lat, lng)
    }
    return moved
  }

  return {
    pages,
    order,
    grid,
    apply: (blocks) => {
      const moved: number[] = []
      for (const [number, data] of blocks) moved.push(...write(number, data))
      order.update(moved)
    },
  }
}

const noColumns = (): Record<ColumnName, Uint32Array> =>
  Object.fromEntries(COLUMNS.map((name) => [name, ZEROS])) as Record<ColumnName, Uint32Array>

function fill(page: Page, name: ColumnName, start: number, values: Uint32Array): void {
  if (page.columns[name] === ZEROS) {
    if (values.every((value) => value === 0)) return
    page.columns[name] = new Uint32Array(PAGE)
  }
  page.columns[name].set(values, start)
}

const readPoints = ({ columns }: Page, start: number) => ({
  lat: columns.lat.slice(start, start + BLOCK),
  lng: columns.lng.slice(start, start + BLOCK),
})

/** Returns the records that visitors see, of those in `among` if it is given. */
export function liveBits({ pages }: Board, among: Bits | null): Bits {
  const found: Bits = new Map()
  for (const [number, { live }] of pages) {
    if (!among) {
      found.set(number, live.slice())
      continue
    }
    const words = among.get(number)
    if (words)
      found.set(
        number,
        live.map((word, at) => word & (words[at] ?? 0)),
      )
  }
  return found
}
