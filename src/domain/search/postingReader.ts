import { sql } from 'kysely'
import { decode } from './blocks.ts'
import { inChunks, listOf, rowsOf, type SearchDb } from './database.ts'
import type { Source } from './vocabulary.ts'

/** Reads the ranks of terms, each block at most once. */
export interface PostingReader {
  /** The ascending ranks of each source; complete up to `bound`, beyond it there may be more than these. */
  readonly upTo: (sources: readonly Source[], bound: number) => Promise<number[][]>
  /** Where the block with this number begins (0 is the term's first); Infinity when there is none. */
  readonly blockStart: (source: Source, block: number) => Promise<number>
}

export function createPostingReader(db: SearchDb): PostingReader {
  const known = new Map<string, { ranks: number[]; bound: number }>()

  const readBeyond = async (terms: readonly string[], from: number, bound: number): Promise<void> => {
    const rows = await rowsOf(
      db,
      sql<{ term: string; ranks: Uint8Array }>`
        select term, ranks from search_block
        where term in (${listOf(terms)}) and first > ${from} and first <= ${bound} order by term, first`,
    )
    for (const { term, ranks } of rows) decode(ranks, entry(term).ranks)
    for (const term of terms) entry(term).bound = bound
  }

  const entry = (term: string) => {
    const found = known.get(term) ?? { ranks: [], bound: -1 }
    known.set(term, found)
    return found
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
      const [row] = await rowsOf(
        db,
        sql<{ first: number }>`
          select first from search_block where term = ${term} order by first limit 1 offset ${block}`,
      )
      return row?.first ?? Infinity
    },
  }
}
