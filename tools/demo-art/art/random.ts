export type NonEmpty<T> = readonly [T, ...T[]]

export type Random = {
  /** A number from `low` up to, not including, `high`. */
  range: (low: number, high: number) => number
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number
  chance: (share: number) => boolean
  pick: <T>(items: NonEmpty<T>) => T
  /** The same items in another order. */
  shuffle: <T>(items: readonly T[]) => T[]
}

/** Random choices that are the same for the same seed on every machine (mulberry32). */
export function random(seed: number | string): Random {
  let state = hash(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number) => low + next() * (high - low)
  return {
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  }
}

/** A 32-bit number from a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
