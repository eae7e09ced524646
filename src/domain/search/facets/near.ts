import type { Point } from '../../../contract/values/point.ts'
import { type Bits, countBits, hasBit, idsOfBits } from '../indexing/bits.ts'
import type { Board } from './board.ts'
import { rulerAt } from './geometry.ts'
import { cellsAround } from './grid.ts'

/** A record and its distance in whole metres; null without a point. */
export interface Near {
  readonly id: number
  readonly metres: number | null
}

/** So few records are measured one by one; more are found through the cells around the position. */
const FEW = 5000

/** Returns those of the records that are at most `metres` from a position. */
export function withinReach({ grid, pages }: Board, from: Point, metres: number, among: Bits): Bits {
  const ruler = rulerAt(from)
  const found: Bits = new Map()
  for (const { ids, count, centre, reach } of cellsAround(grid, ruler, () => metres)) {
    // A cell that lies inside as a whole needs no measuring. A metre more, for the rounding of floating point.
    const inside = ruler.to(centre) + reach + 1 <= metres
    for (let at = 0; at < count; at++) {
      const id = ids[at] ?? 0
      if (!hasBit(among, id)) continue
      const page = pages.get(id >>> 13)
      if (!page) continue
      const [lat = 0, lng = 0] = [page.columns.lat[id & 8191], page.columns.lng[id & 8191]]
      if (!inside && ruler.toStored(lat, lng) > metres) continue
      const words = found.get(id >>> 13) ?? new Uint32Array(256)
      found.set(id >>> 13, words)
      words[(id & 8191) >> 5] = (words[(id & 8191) >> 5] ?? 0) | (1 << (id & 31))
    }
  }
  return found
}

/**
 * Returns a page of the records by their distance in whole metres; equally distant ones, and behind them those without
 * a point, in the order of lists.
 */
export function nearest(
  board: Board,
  from: Point,
  among: Bits,
  { skipped, limit }: { readonly skipped: number; readonly limit: number },
): Near[] {
  const wanted = skipped + limit
  const found =
    countBits(among) <= FEW ? measured(board, from, idsOfBits(among)) : closest(board, from, among, wanted)
  const near = found.slice(skipped, wanted)
  if (near.length === limit) return near
  const pointed = found.length
  return [...near, ...withoutPoint(board, among, Math.max(0, skipped - pointed), limit - near.length)]
}

/** Returns the distance of each record, in their sequence. */
export function distancesOf({ pages }: Board, from: Point, ids: Iterable<number>): Near[] {
  const { toStored } = rulerAt(from)
  return Array.from(ids, (id) => {
    const columns = pages.get(id >>> 13)?.columns
    const lat = columns?.lat[id & 8191] ?? 0
    return { id, metres: lat === 0 ? null : Math.round(toStored(lat, columns?.lng[id & 8191] ?? 0)) }
  })
}

type Measured = Near & { readonly metres: number }

/** Returns the records with a point, by distance. */
function measured(board: Board, from: Point, ids: Iterable<number>): Measured[] {
  const found = distancesOf(board, from, ids).filter((near): near is Measured => near.metres !== null)
  return found.sort((a, b) => a.metres - b.metres || board.order.compare(a.id, b.id))
}

/**
 * Returns the first records with a point, by distance: all of them when there are fewer than `wanted`. Widens the reach
 * until enough are inside, so that a nationwide question reads the neighbourhood only.
 */
function closest(board: Board, from: Point, among: Bits, wanted: number): Measured[] {
  const ruler = rulerAt(from)
  const heap = createNearestHeap(wanted)
  for (const { ids, count } of cellsAround(board.grid, ruler, heap.farthest)) {
    for (let at = 0; at < count; at++) {
      const id = ids[at] ?? 0
      if (!hasBit(among, id)) continue
      const page = board.pages.get(id >>> 13)
      if (!page) continue
      heap.add(id, ruler.toStored(page.columns.lat[id & 8191] ?? 0, page.columns.lng[id & 8191] ?? 0))
    }
  }
  return measured(board, from, heap.ids())
}

/**
 * Collects ids by distance and knows how far the `wanted`-th nearest is at most. It keeps too many and drops the
 * farthest now and then, which costs less than keeping them sorted.
 */
function createNearestHeap(wanted: number) {
  let ids: number[] = []
  let distances: number[] = []
  let bound = Infinity
  const room = Math.max(2 * wanted, 512)

  const shrink = () => {
    const sorted = Float64Array.from(distances).sort()
    // Half a metre on both sides: what rounds to the same whole metre must stay.
    bound = (sorted[wanted - 1] ?? Infinity) + 1
    const kept = distances.flatMap((distance, at) => (distance <= bound ? [at] : []))
    ids = kept.map((at) => ids[at] ?? 0)
    distances = kept.map((at) => distances[at] ?? 0)
  }

  let limit = room
  return {
    farthest: () => bound,
    add: (id: number, distance: number) => {
      if (distance > bound) return
      ids.push(id)
      distances.push(distance)
      if (ids.length < limit) return
      shrink()
      limit = Math.max(room, 2 * ids.length)
    },
    ids: () => ids,
  }
}

function withoutPoint({ order, pages }: Board, among: Bits, skipped: number, limit: number): Near[] {
  const found: Near[] = []
  let passed = 0
  for (const id of order.ids()) {
    if (found.length === limit) break
    if (!hasBit(among, id) || pages.get(id >>> 13)?.columns.lat[id & 8191] !== 0) continue
    if (passed++ >= skipped) found.push({ id, metres: null })
  }
  return found
}
