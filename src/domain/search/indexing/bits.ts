/**
 * Bitmaps: sets of ids as bits, in chunks. A very common term has one beside its list, so that intersecting two such
 * terms with few common records does not read both lists. A chunk is stored as its bits or, while it has few, as a list
 * of numbers.
 */

/** Ids of a chunk. Its bits take a kilobyte, which PostgreSQL keeps in the row itself. */
const CHUNK_BITS = 13
const CHUNK = 1 << CHUNK_BITS
const WORDS = CHUNK / 32
const BYTES = CHUNK / 8

/** Bits by the number of their chunk. */
export type Bits = Map<number, Uint32Array>

export const chunkOf = (id: number): number => Math.floor(id / CHUNK)

/** Adds an id, or removes it. */
export function setBit(bits: Bits, id: number, on = true): void {
  const words = wordsOf(bits, chunkOf(id))
  const word = (id % CHUNK) >> 5
  const mask = 1 << (id & 31)
  words[word] = on ? (words[word] ?? 0) | mask : (words[word] ?? 0) & ~mask
}

export const hasBit = (bits: Bits, id: number): boolean =>
  (((bits.get(chunkOf(id))?.[(id % CHUNK) >> 5] ?? 0) >>> (id & 31)) & 1) === 1

/** Returns the bitmap of many ids. One loop, because most of the time is spent here. */
export function bitsOf(ids: Uint32Array): Bits {
  const bits: Bits = new Map()
  let chunk = -1
  let words: Uint32Array = NONE
  for (const id of ids) {
    if (chunk !== id >>> CHUNK_BITS) {
      chunk = id >>> CHUNK_BITS
      words = wordsOf(bits, chunk)
    }
    const word = (id & (CHUNK - 1)) >> 5
    words[word] = (words[word] ?? 0) | (1 << (id & 31))
  }
  return bits
}

const NONE = new Uint32Array()

function wordsOf(bits: Bits, chunk: number): Uint32Array {
  const words = bits.get(chunk) ?? new Uint32Array(WORDS)
  bits.set(chunk, words)
  return words
}

/** Reads the bytes that `packBits` wrote for a chunk. */
export function unpackBits(bits: Bits, chunk: number, packed: Uint8Array): void {
  // A copy, because the bytes of a database driver need not be aligned.
  const { buffer, length } = new Uint8Array(packed)
  if (length === BYTES) {
    bits.set(chunk, new Uint32Array(buffer))
    return
  }
  const words = wordsOf(bits, chunk)
  for (const offset of new Uint16Array(buffer))
    words[offset >> 5] = (words[offset >> 5] ?? 0) | (1 << (offset & 31))
}

/** Returns the ids that are in any of the sets. */
export function unionOfBits(sets: readonly Bits[]): Bits {
  const [only = new Map()] = sets
  if (sets.length <= 1) return only
  const all: Bits = new Map()
  for (const set of sets)
    for (const [chunk, words] of set) {
      const united = all.get(chunk)
      if (!united) all.set(chunk, words.slice())
      else for (let at = 0; at < WORDS; at++) united[at] = (united[at] ?? 0) | (words[at] ?? 0)
    }
  return all
}

/** Returns a chunk in its stored form, the shorter of the two. Empty when the chunk has no ids. */
export function packBits(words: Uint32Array): Uint8Array {
  return hasMore(words, BYTES / 2 - 1)
    ? new Uint8Array(words.buffer.slice(0))
    : new Uint8Array(Uint16Array.from(idsIn(words, 0)).buffer)
}

function hasMore(words: Uint32Array, most: number): boolean {
  let count = 0
  for (const word of words)
    for (let rest = word; rest !== 0; rest &= rest - 1) if (++count > most) return true
  return false
}

/** Returns how many ids a set has. */
export function countBits(bits: Bits): number {
  let count = 0
  for (const words of bits.values()) for (const word of words) count += ones(word)
  return count
}

/** Returns how many bits of a word are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the ids that are in all of the sets. */
export function commonBits(sets: readonly Bits[]): Bits {
  const [smallest = new Map<number, Uint32Array>(), ...others] = sets.toSorted((a, b) => a.size - b.size)
  const common: Bits = new Map()
  for (const [chunk, words] of smallest) {
    if (!others.every((other) => other.has(chunk))) continue
    const met = Uint32Array.from(words)
    for (const other of others) intersect(met, other.get(chunk))
    common.set(chunk, met)
  }
  return common
}

/** Yields the ids of a set, ascending. */
export function* idsOfBits(bits: Bits): Generator<number> {
  for (const chunk of [...bits.keys()].sort((a, b) => a - b)) yield* idsIn(bits.get(chunk) ?? NONE, chunk)
}

/** Returns the ids that are in every set, ascending; null when there are more than `most`. */
export function commonIds(sets: readonly Bits[], most: number): number[] | null {
  const [smallest = new Map(), ...others] = sets.toSorted((a, b) => a.size - b.size)
  const common: number[] = []
  for (const chunk of [...smallest.keys()].sort((a, b) => a - b)) {
    const words = Uint32Array.from(smallest.get(chunk) ?? [])
    for (const other of others) intersect(words, other.get(chunk))
    for (const id of idsIn(words, chunk)) {
      if (common.length === most) return null
      common.push(id)
    }
  }
  return common
}

function intersect(words: Uint32Array, other: Uint32Array | undefined): void {
  if (!other) words.fill(0)
  else for (let at = 0; at < WORDS; at++) words[at] = (words[at] ?? 0) & (other[at] ?? 0)
}

function* idsIn(words: Uint32Array, chunk: number): Generator<number> {
  for (let at = 0; at < WORDS; at++)
    for (let word = words[at] ?? 0; word !== 0; word &= word - 1)
      yield chunk * CHUNK + at * 32 + (31 - Math.clz32(word & -word))
}
