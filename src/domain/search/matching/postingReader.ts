import { isOneOf } from '../../db/dialect.ts'
import type { Db } from '../../db/types.ts'
import { type Bits, bitsOf } from '../indexing/bits.ts'
import { decode } from '../indexing/blocks.ts'
import { inChunks } from '../indexing/database.ts'
import { DENSE, readBits } from '../indexing/denseTerms.ts'
import { idsOf } from '../indexing/rank.ts'
import type { TermSource } from './vocabulary.ts'

/** Reads the records of terms, each block and each bitmap at most once. */
export interface PostingReader {
  /** Returns the ascending ranks of each source. They are complete up to `bound`, and may include some beyond it. */
  readonly upTo: (sources: readonly TermSource[], bound: number) => Promise<Float64Array[]>
  /** Returns the bitmap of each source's records. */
  readonly bits: (sources: readonly TermSource[]) => Promise<Bits[]>
  /**
   * Returns the first rank of the block with this number (0 is the term's first); Infinity when there is no such block.
   */
  readonly blockStart: (source: TermSource, block: number) => Promise<number>
}

export function createPostingReader(db: Db): PostingReader {
  const known = new Map<string, { ranks: Float64Array; bound: number }>()

  const entry = (term: string) => {
    const found = known.get(term) ?? { ranks: new Float64Array(), bound: -1 }
    known.set(term, found)
    return found
  }

  const readBeyond = async (terms: readonly string[], from: number, bound: number): Promise<void> => {
    let query = db
      .selectFrom('search_block')
      .select(['term', 'ranks'])
      .where(isOneOf(db, 'term', terms))
      .where('first', '>', from)
    if (bound < Infinity) query = query.where('first', '<=', bound)
    const rows = await query.orderBy('term').orderBy('first').execute()
    for (const [term, blocks] of Map.groupBy(rows, ({ term }) => term)) {
      const more = decode(blocks.map(({ ranks }) => ranks))
      entry(term).ranks = joined(entry(term).ranks, more)
    }
    for (const term of terms) entry(term).bound = bound
  }

  const upTo: PostingReader['upTo'] = async (sources, bound) => {
    const behind = Map.groupBy(
      sources.map(({ term }) => term).filter((term) => entry(term).bound < bound),
      (term) => entry(term).bound,
    )
    for (const [from, terms] of behind) await inChunks(terms, 500, (chunk) => readBeyond(chunk, from, bound))
    return sources.map(({ term }) => entry(term).ranks)
  }

  const knownBits = new Map<string, Bits>()
  const bits: PostingReader['bits'] = async (sources) => {
    const fresh = sources.filter(({ term }) => !knownBits.has(term))
    const dense = fresh.filter(({ n }) => n >= DENSE).map(({ term }) => term)
    for (const [term, own] of await readBits(db, dense)) knownBits.set(term, own)
    const others = fresh.filter(({ term }) => !knownBits.has(term))
    const lists = await upTo(others, Infinity)
    for (const [at, { term }] of others.entries())
      knownBits.set(term, bitsOf(idsOf(lists[at] ?? new Float64Array())))
    return sources.map(({ term }) => knownBits.get(term) ?? new Map())
  }

  return {
    upTo,
    bits,
    blockStart: async ({ term }, block) => {
      const row = await db
        .selectFrom('search_block')
        .select('first')
        .where('term', '=', term)
        .orderBy('first')
        .offset(block)
        .limit(1)
        .executeTakeFirst()
      return row?.first ?? Infinity
    },
  }
}

function joined(a: Float64Array, b: Float64Array): Float64Array {
  if (a.length === 0) return b
  const both = new Float64Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
