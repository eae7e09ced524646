import { sql } from 'kysely'
import { isOneOf } from '../../db/dialect.ts'
import type { Db, Tx } from '../../db/types.ts'
import { type Bits, bitsOf, chunkOf, packBits, setBit, unpackBits } from './bits.ts'
import { decode } from './blocks.ts'
import { inChunks, inTurn } from './database.ts'
import { idOfRank, idsOf } from './rank.ts'
import { hasBits } from './terms.ts'

/** Bitmaps of very common terms, stored among the blocks under a term of their own. */

/** A shorter list is read nearly as fast. */
export const DENSE = 32_768

const bitsTerm = (term: string): string => `#${term}`
const termOfBits = (term: string): string => term.slice(1)

/** The changes of a term, and its number of records afterwards. */
interface Changed {
  readonly term: string
  readonly added: readonly number[]
  readonly removed: ReadonlySet<number>
  readonly delta: number
  readonly n: number
}

/** Updates the bitmaps of very common terms. Call it after the blocks were changed. */
export async function changeBits(tx: Tx, changes: readonly Changed[]): Promise<void> {
  const kept: Changed[] = []
  for (const change of changes.filter(({ term }) => hasBits(term))) {
    const before = change.n - change.delta
    if (change.n >= DENSE && before >= DENSE) kept.push(change)
    else if (change.n >= DENSE) await makeBits(tx, change.term)
    else if (before >= DENSE) await dropBits(tx, change.term)
  }
  await inChunks(kept, 100, (some) => updateBits(tx, some))
}

/** Makes the missing bitmaps of all very common terms. */
export async function makeAllBits(tx: Tx): Promise<void> {
  const dense = await tx.selectFrom('search_term').select('term').where('n', '>=', DENSE).execute()
  await inTurn(
    dense.filter(({ term }) => hasBits(term)),
    ({ term }) => makeBits(tx, term),
  )
}

/** Reads the bitmaps of very common terms. Leaves out a term that has none. */
export async function readBits(db: Db, terms: readonly string[]): Promise<Map<string, Bits>> {
  const found = new Map<string, Bits>()
  if (terms.length === 0) return found
  const rows = await db
    .selectFrom('search_block')
    .select(['term', 'first', 'ranks'])
    .where(isOneOf(db, 'term', terms.map(bitsTerm)))
    .execute()
  for (const [term, chunks] of Map.groupBy(rows, (row) => termOfBits(row.term))) {
    const bits: Bits = new Map()
    for (const { first, ranks } of chunks) unpackBits(bits, first, ranks)
    found.set(term, bits)
  }
  return found
}

interface Row {
  readonly term: string
  readonly first: number
  readonly ranks: Uint8Array
}

async function makeBits(tx: Tx, term: string): Promise<void> {
  const blocks = await tx.selectFrom('search_block').select('ranks').where('term', '=', term).execute()
  const bits = bitsOf(idsOf(decode(blocks.map(({ ranks }) => ranks))))
  await write(tx, new Map([[term, bits]]))
}

async function dropBits(tx: Tx, term: string): Promise<void> {
  await tx.deleteFrom('search_block').where('term', '=', bitsTerm(term)).execute()
}

async function updateBits(tx: Tx, changes: readonly Changed[]): Promise<void> {
  const wanted = changes.flatMap(({ term, added, removed }) => {
    const chunks = new Set([...added, ...removed].map((rank) => chunkOf(idOfRank(rank))))
    return [...chunks].map((chunk) => ({ term, chunk }))
  })
  const bits = new Map<string, Bits>(changes.map(({ term }) => [term, new Map()]))
  await inChunks(wanted, 500, async (some) => {
    const values = some.map(({ term, chunk }) => sql`(${bitsTerm(term)}, cast(${chunk} as double precision))`)
    const { rows } = await sql<Row>`
      with wanted(term, first) as (values ${sql.join(values)})
      select block.term, block.first, block.ranks from wanted cross join search_block as block
      where block.term = wanted.term and block.first = wanted.first`.execute(tx)
    for (const { term, first, ranks } of rows)
      unpackBits(bits.get(termOfBits(term)) ?? new Map(), first, ranks)
  })
  for (const { term, added, removed } of changes) {
    const own: Bits = bits.get(term) ?? new Map()
    for (const rank of removed) setBit(own, idOfRank(rank), false)
    // After the removals: a record that moves in its lists is both removed and added.
    for (const rank of added) setBit(own, idOfRank(rank))
  }
  await write(tx, bits)
}

async function write(tx: Tx, bits: ReadonlyMap<string, Bits>): Promise<void> {
  const rows = [...bits].flatMap(([term, own]) =>
    [...own].map(([first, words]) => ({ term: bitsTerm(term), first, ranks: packBits(words) })),
  )
  await inChunks(rows, 500, async (some) => {
    await tx
      .insertInto('search_block')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['term', 'first']).doUpdateSet({ ranks: (row) => row.ref('excluded.ranks') }),
      )
      .execute()
  })
}
