import type { Page } from './board.ts'

/** The records in the order of lists: by their order, then by their place, then by their id. */
export interface Order {
  /** The ids in order. */
  readonly ids: () => Uint32Array
  /** Follows records that came, went or moved. */
  readonly update: (changed: readonly number[]) => void
  /** Compares the positions of two records. */
  readonly compare: (a: number, b: number) => number
}

/** Up to this many changed records are removed one by one. */
const FEW = 8

export function createOrder(pages: ReadonlyMap<number, Page>): Order {
  let room = new Uint32Array(1024)
  let count = 0

  const compare = (a: number, b: number): number => {
    const [one, other] = [pages.get(a >>> 13), pages.get(b >>> 13)]
    if (!one || !other) return a - b
    const [at, to] = [a & 8191, b & 8191]
    const first = (one.columns.orden[at] ?? 0) - (other.columns.orden[to] ?? 0)
    if (first !== 0) return first
    const [place, otherPlace] = [one.columns.moved[at] || a, other.columns.moved[to] || b]
    return place - otherPlace || a - b
  }

  const isLive = (id: number): boolean => {
    const word = pages.get(id >>> 13)?.live[(id & 8191) >> 5] ?? 0
    return ((word >>> (id & 31)) & 1) === 1
  }

  const removeFew = (changed: readonly number[]): void => {
    for (const id of changed) {
      const at = room.subarray(0, count).indexOf(id)
      if (at < 0) continue
      room.copyWithin(at, at + 1, count)
      count--
    }
  }

  const removeMany = (changed: readonly number[]): void => {
    const gone = new Set(changed)
    let kept = 0
    for (let at = 0; at < count; at++) {
      const id = room[at] ?? 0
      if (!gone.has(id)) room[kept++] = id
    }
    count = kept
  }

  /** Puts sorted ids among the others, from the last to the first, so that each is moved once. */
  const insert = (added: Uint32Array): void => {
    const needed = count + added.length
    if (needed > room.length) {
      const larger = new Uint32Array(Math.ceil(needed * 1.2))
      larger.set(room.subarray(0, count))
      room = larger
    }
    let end = count
    for (let next = added.length - 1; next >= 0; next--) {
      const id = added[next] ?? 0
      const at = firstBehind(id, end)
      room.copyWithin(at + next + 1, at, end)
      room[at + next] = id
      end = at
    }
    count = needed
  }

  /** The index of the first record, before `end`, that stands behind one. */
  const firstBehind = (id: number, end: number): number => {
    let from = 0
    let to = end
    while (from < to) {
      const middle = (from + to) >> 1
      if (compare(room[middle] ?? 0, id) < 0) from = middle + 1
      else to = middle
    }
    return from
  }

  return {
    ids: () => room.subarray(0, count),
    compare,
    update: (changed) => {
      if (changed.length === 0) return
      if (count > 0) (changed.length <= FEW ? removeFew : removeMany)(changed)
      insert(sorted(Uint32Array.from(changed.filter(isLive)).sort(), pages, compare))
    },
  }
}

/** A comparing sort of many records takes far longer than a radix sort of their order fields. */
const MANY = 1000

/** Sorts ascending ids into the order of lists. */
function sorted(ids: Uint32Array, pages: ReadonlyMap<number, Page>, compare: Order['compare']): Uint32Array {
  if (ids.length < MANY) return ids.sort(compare)
  const keyOf = (id: number, column: 'orden' | 'moved') =>
    pages.get(id >>> 13)?.columns[column][id & 8191] ?? 0
  const placed = ids.some((id) => keyOf(id, 'moved') !== 0)
  const byPlace = placed ? radixSorted(ids, (id) => keyOf(id, 'moved') || id) : ids
  return radixSorted(byPlace, (id) => keyOf(id, 'orden'))
}

/** Sorts by a key of 32 bits; equal keys keep their sequence. */
function radixSorted(ids: Uint32Array, keyOf: (id: number) => number): Uint32Array {
  let from = { ids, keys: Uint32Array.from(ids, keyOf) }
  for (const shift of [0, 16]) {
    const starts = new Uint32Array(65_537)
    for (const key of from.keys)
      starts[((key >>> shift) & 65_535) + 1] = (starts[((key >>> shift) & 65_535) + 1] ?? 0) + 1
    if (starts.includes(ids.length)) continue
    for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
    const to = { ids: new Uint32Array(ids.length), keys: new Uint32Array(ids.length) }
    for (let at = 0; at < ids.length; at++) {
      const key = from.keys[at] ?? 0
      const digit = (key >>> shift) & 65_535
      const place = starts[digit] ?? 0
      starts[digit] = place + 1
      to.ids[place] = from.ids[at] ?? 0
      to.keys[place] = key
    }
    from = to
  }
  return from.ids
}
