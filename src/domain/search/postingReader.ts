import { isOneOf } from '../db/dialect.ts'
import type { Db } from '../db/types.ts'
import { decode } from './blocks.ts'
import { inChunks } from './database.ts'
import type { Source } from './vocabulary.ts'

/** Reads the ranks of terms, each block at most once. */
export interface PostingReader {
  /** The ascending ranks of each source; complete up to `bound`, beyond it there may be more than these. */
  readonly upTo: (sources: readonly Source[], bound: number) => Promise<Float64Array[]>
  /** Where the block with this number begins (0 is the term's first); Infinity when there is none. */
  readonly blockStart: (source: Source, block: number) => Promise<number>
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

  return {
    upTo: async (sources, bound) => {
      const behind = Map.groupBy(
        sources.map(({ term }) => term).filter((term) => entry(term).bound < bound),
        (term) => entry(term).bound,
      )
      for (const [from, terms] of behind)
        await inChunks(terms, 500, (chunk) => readBeyond(chunk, from, bound))
      return sources.map(({ term }) => entry(term).ranks)
    },
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
