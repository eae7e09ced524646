import { halvesOf, pairOf, writeRank } from './rank.ts'

/** Sorted ranks packed into bytes. Most take about two bytes, because neighbours are close. */

/** A block with more ranks than this is split. */
export const FULL = 512
/** The ranks in each block after a split, so that it has room to grow. */
const FILLED = 320

/** A buffer to decode into before the number of ranks is known. */
let buffer = new Float64Array(FULL)

/** Packs ascending ranks. Writes the difference to the rank before; an even number means the same `orden`. */
export function encode(ranks: readonly number[]): Uint8Array {
  const bytes: number[] = []
  let before: [number, number] = [0, 0]
  for (const rank of ranks) {
    const pair = pairOf(rank)
    const step = pair[0] - before[0]
    if (step === 0) writeNumber(bytes, (pair[1] - before[1]) * 2)
    else {
      writeNumber(bytes, step * 2 + 1)
      writeNumber(bytes, pair[1])
    }
    before = pair
  }
  return Uint8Array.from(bytes)
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  bytes.push(rest)
}

/** Unpacks the ranks of blocks that `encode` wrote, one block after the other. */
export function decode(blocks: readonly Uint8Array[]): Float64Array {
  // A rank has at least one byte; most have two.
  const most = blocks.reduce((sum, { length }) => sum + length, 0)
  if (most > buffer.length) buffer = new Float64Array(most)
  const halves = halvesOf(buffer)
  let count = 0
  for (const bytes of blocks) count = decodeBlock(bytes, halves, count)
  return buffer.slice(0, count)
}

/**
 * Appends a block's ranks after the first `before` and returns the new count. One loop, because most of the time is
 * spent here.
 */
function decodeBlock(bytes: Uint8Array, halves: Uint32Array, before: number): number {
  let count = before
  let first = 0
  let second = 0
  let value = 0
  let scale = 1
  let begins = false
  for (const byte of bytes) {
    value += (byte & 127) * scale
    scale *= 128
    if (byte >= 128) continue
    if (begins) second = value
    else if (value % 2 === 0) second += value / 2
    else first += (value - 1) / 2
    begins = !begins && value % 2 === 1
    value = 0
    scale = 1
    if (!begins) writeRank(halves, count++, first, second)
  }
  return count
}

/** Divides ascending ranks into pieces that fit a block each. Returns at least one piece, which may be empty. */
export function split(ranks: readonly number[]): (readonly number[])[] {
  if (ranks.length <= FULL) return [ranks]
  const pieces = Math.ceil(ranks.length / FILLED)
  const size = Math.ceil(ranks.length / pieces)
  return Array.from({ length: Math.ceil(ranks.length / size) }, (_, at) =>
    ranks.slice(at * size, (at + 1) * size),
  )
}
