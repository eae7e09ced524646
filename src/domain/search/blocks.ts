import { pairOf, rankOf } from './rank.ts'

/** Sorted ranks packed into bytes: about two bytes each, since neighbours are close. */

/** A block that grows past this many ranks is split. */
export const FULL = 512
/** What a split leaves in each block: room to grow. */
const FILLED = 320

/** Packs ascending ranks. The difference to the one before is written, the same `orden` marked by an even number. */
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

/** The ranks that `encode` packed, added to the end of `into`. */
export function decode(bytes: Uint8Array, into: number[] = []): number[] {
  let first = 0
  let second = 0
  let at = 0
  const readNumber = (): number => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] ?? 0
      if (byte < 128) return value + byte * scale
      value += (byte - 128) * scale
    }
  }
  while (at < bytes.length) {
    const step = readNumber()
    if (step % 2 === 0) second += step / 2
    else {
      first += (step - 1) / 2
      second = readNumber()
    }
    into.push(rankOf(first, second))
  }
  return into
}

/** Ascending ranks, cut into pieces that fit a block each; at least one piece, which may be empty. */
export function split(ranks: readonly number[]): (readonly number[])[] {
  if (ranks.length <= FULL) return [ranks]
  const pieces = Math.ceil(ranks.length / FILLED)
  const size = Math.ceil(ranks.length / pieces)
  return Array.from({ length: Math.ceil(ranks.length / size) }, (_, at) =>
    ranks.slice(at * size, (at + 1) * size),
  )
}
