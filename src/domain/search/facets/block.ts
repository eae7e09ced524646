/**
 * The stored form of facets: blocks of 32 records with neighbouring ids. A block has a word of bits for the records that
 * visitors see, then a column of 32 numbers for each facet. 0 stands for none everywhere.
 */

/** The facets of a record as numbers, in their stored order. */
export const COLUMNS = ['orden', 'moved', 'lat', 'lng', 'places', 'tags', 'numbers', 'hours'] as const
export type ColumnName = (typeof COLUMNS)[number]

/** The columns with codes of sets (sets.ts). */
export const SETS = ['places', 'tags', 'numbers', 'hours'] as const
export type SetName = (typeof SETS)[number]

/** Records of a block. With more, PostgreSQL would not keep it in the row itself. */
export const BLOCK = 32
const WORDS = 1 + COLUMNS.length * BLOCK

export const blockOf = (id: number): number => Math.floor(id / BLOCK)

export const emptyBlock = (): Uint32Array => new Uint32Array(WORDS)

/** Reads the bytes of a block. Copies them, because the bytes of a database driver need not be aligned. */
export const decodeBlock = (data: Uint8Array): Uint32Array => new Uint32Array(new Uint8Array(data).buffer)
export const encodeBlock = (block: Uint32Array): Uint8Array => new Uint8Array(block.buffer)

/** Returns a column of a block. */
export const columnIn = (block: Uint32Array, column: number): Uint32Array =>
  block.subarray(1 + column * BLOCK, 1 + (column + 1) * BLOCK)

/** Writes a record into its block, or removes it. Returns whether the block changed. */
export function setRecord(block: Uint32Array, id: number, values: readonly number[] | null): boolean {
  const at = id % BLOCK
  const before = block[0] ?? 0
  const bit = 1 << at
  block[0] = (values ? before | bit : before & ~bit) >>> 0
  let changed = block[0] !== before
  for (let column = 0; column < COLUMNS.length; column++) {
    const place = 1 + column * BLOCK + at
    const value = values?.[column] ?? 0
    if (block[place] === value) continue
    block[place] = value
    changed = true
  }
  return changed
}

/** A coordinate of up to 7 decimals as a stored number; 0 is none. */
export const LAT = 900_000_001
export const LNG = 1_800_000_001
