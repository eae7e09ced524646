/**
 * A record's place in a list, as one number: (first, second) in lexicographic order, each a whole number from 0.
 * The number is the double whose bits hold both, so it compares, in JavaScript and in both databases, as the pair does.
 */
export function rankOf(first: number, second: number): number {
  halves[HIGH] = Math.min(first, MOST) + NORMAL
  halves[LOW] = second
  return whole[0] ?? 0
}

export function pairOf(rank: number): [first: number, second: number] {
  whole[0] = rank
  return [(halves[HIGH] ?? 0) - NORMAL, halves[LOW] ?? 0]
}

/** The second number of a rank's pair: the id, where ranks are (orden, id). */
export const idOf = (rank: number): number => pairOf(rank)[1]

/** Added to the upper half, to stay clear of the denormal numbers, which are slow. */
const NORMAL = 0x00100000
/** From here on the bits would mean infinity: such a large `orden` counts as this one. */
const MOST = 0x7fe00000 - NORMAL

const whole = new Float64Array(1)
const halves = new Uint32Array(whole.buffer)
const littleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1
const LOW = littleEndian ? 0 : 1
const HIGH = littleEndian ? 1 : 0
