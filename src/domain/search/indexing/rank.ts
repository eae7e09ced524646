/**
 * Returns a record's place in a list as one number: (first, second) in lexicographic order, each a whole number from 0.
 * The number is the double whose bits hold both, so it compares, in JavaScript and in both databases, as the pair does.
 */
export function rankOf(first: number, second: number): number {
  writeRank(halves, 0, first, second)
  return whole[0] ?? 0
}

/** Returns the halves of an array of ranks, for `writeRank`. */
export const halvesOf = ({ buffer, byteOffset, length }: Float64Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length * 2)

/** Writes the rank of a pair at this index. For many ranks this is far faster than `rankOf`. */
export function writeRank(ranks: Uint32Array, index: number, first: number, second: number): void {
  ranks[index * 2 + HIGH] = Math.min(first, MOST) + NORMAL
  ranks[index * 2 + LOW] = second
}

export function pairOf(rank: number): [first: number, second: number] {
  whole[0] = rank
  return [(halves[HIGH] ?? 0) - NORMAL, halves[LOW] ?? 0]
}

/** Returns the second number of a rank's pair: the id, where ranks are (orden, id). */
export const idOfRank = (rank: number): number => pairOf(rank)[1]

/** Returns the second numbers of many ranks' pairs, far faster than `idOfRank` one by one. */
export function idsOf(ranks: Float64Array): Uint32Array {
  const pairs = halvesOf(ranks)
  const ids = new Uint32Array(ranks.length)
  for (let at = 0; at < ids.length; at++) ids[at] = pairs[at * 2 + LOW] ?? 0
  return ids
}

/** Added to the upper half, to avoid the denormal numbers, which are slow. */
const NORMAL = 0x00100000
/** Larger values would mean infinity. A larger `orden` counts as this one. */
const MOST = 0x7fe00000 - NORMAL

const whole = new Float64Array(1)
const halves = halvesOf(whole)
const littleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1
const LOW = littleEndian ? 0 : 1
const HIGH = littleEndian ? 1 : 0
