import { sql } from 'kysely'
import type { Tx } from '../../db/types.ts'
import { decode, encode, split } from './blocks.ts'
import { inChunks } from './database.ts'
import { changeBits } from './denseTerms.ts'
import { idOfRank } from './rank.ts'
import { hasPostings } from './terms.ts'

/** Terms that the record with a rank gains, or loses. */
export interface PostingChange {
  readonly rank: number
  readonly terms: Iterable<string>
  readonly added: boolean
}

/**
 * Updates the postings and counts of all the terms, and the bitmaps of very common ones, unless the caller makes all
 * bitmaps afterwards. The caller holds the lock of the index (see `lockIndex`).
 */
export const changePostings = (tx: Tx, changes: Iterable<PostingChange>, bits = true): Promise<void> =>
  editPostings(tx, editsByTerm(changes), { bits })

/**
 * Does the same as `changePostings`, for edits by term. `together` is the number of terms that one statement changes
 * without a pause.
 */
export async function editPostings(
  tx: Tx,
  all: readonly Edit[],
  { bits = true, together = 1000 }: { bits?: boolean; together?: number } = {},
): Promise<void> {
  // In the order of the tables, so that each of their pages is written once.
  const edits = all.toSorted((a, b) => (a.term < b.term ? -1 : 1))
  const posted = edits.filter(({ term }) => hasPostings(term))
  await inChunks(posted, together, (chunk) => rewriteBlocks(tx, chunk))
  const counts = new Map<string, number>()
  await inChunks(edits, together, (chunk) => countTerms(tx, chunk, counts))
  if (bits) await changeBits(tx, counted(posted, counts))
  const unused = [...counts].flatMap(([term, n]) => (n <= 0 ? [term] : []))
  await inChunks(unused, together, (chunk) => dropTerms(tx, chunk))
}

/** The changes of a term. */
export interface Edit {
  readonly term: string
  readonly added: number[]
  readonly removed: ReadonlySet<number>
  /** The change in the number of its records. */
  delta: number
}

function editsByTerm(changes: Iterable<PostingChange>): Edit[] {
  const edits = new Map<string, Edit & { readonly removed: Set<number> }>()
  const editOf = (term: string) => {
    const edit = edits.get(term) ?? { term, added: [], removed: new Set(), delta: 0 }
    edits.set(term, edit)
    return edit
  }
  for (const { rank, terms, added } of changes) {
    for (const term of terms) {
      const edit = editOf(term)
      if (added) edit.added.push(rank)
      else edit.removed.add(rank)
      edit.delta += added ? 1 : -1
    }
  }
  return [...edits.values()]
}

interface Block {
  readonly term: string
  /** The lower bound of its ranks. A term's first block begins at 0. */
  readonly first: number
  readonly ranks: readonly number[]
}

async function rewriteBlocks(tx: Tx, edits: readonly Edit[]): Promise<void> {
  const touched = await blocksOf(tx, edits)
  const written: Block[] = []
  const emptied: Block[] = []
  for (const edit of edits) {
    const blocks = touched.get(edit.term) ?? [{ term: edit.term, first: 0, ranks: [] }]
    for (const { term, first, ranks } of changedBlocks(blocks, edit)) {
      if (ranks.length === 0 && first > 0) emptied.push({ term, first, ranks })
      else
        for (const [at, piece] of split(ranks).entries())
          written.push({ term, first: at === 0 ? first : (piece[0] ?? 0), ranks: piece })
    }
  }
  await inChunks(written, 500, async (chunk) => {
    await tx
      .insertInto('search_block')
      .values(chunk.map((block) => ({ ...block, ranks: encode(block.ranks) })))
      .onConflict((conflict) =>
        conflict.columns(['term', 'first']).doUpdateSet({ ranks: (row) => row.ref('excluded.ranks') }),
      )
      .execute()
  })
  for (const { term, first } of emptied)
    await tx.deleteFrom('search_block').where('term', '=', term).where('first', '=', first).execute()
}

/** Reads and decodes the blocks that the edits touch, in order. */
async function blocksOf(tx: Tx, edits: readonly Edit[]): Promise<Map<string, Block[]>> {
  const found = new Map<string, Map<number, Block>>()
  for (const { term, first, ranks } of await blocksIn(tx, edits.flatMap(spansOf))) {
    const ofTerm = found.get(term) ?? new Map<number, Block>()
    found.set(term, ofTerm)
    // Spans may overlap.
    if (!ofTerm.has(first)) ofTerm.set(first, { term, first, ranks: [...decode([ranks])] })
  }
  const inOrder = (blocks: ReadonlyMap<number, Block>) =>
    [...blocks.values()].sort((a, b) => a.first - b.first)
  return new Map([...found].map(([term, blocks]) => [term, inOrder(blocks)]))
}

interface Span {
  readonly term: string
  readonly lo: number
  readonly hi: number
}

/** Up to this many ranks of a term are looked up one by one. More lie so close that the whole span is read. */
const APART = 8

function spansOf({ term, added, removed }: Edit): Span[] {
  const ranks = [...added, ...removed].sort((a, b) => a - b)
  if (ranks.length <= APART) return ranks.map((rank) => ({ term, lo: rank, hi: rank }))
  return [{ term, lo: ranks[0] ?? 0, hi: ranks.at(-1) ?? 0 }]
}

/**
 * Reads each span from the block of its first rank, and spans that begin in the same block as one. Joins them as rows:
 * as conditions, a hundred spans took PostgreSQL up to 250 ms in the index of a million records.
 */
async function blocksIn(tx: Tx, spans: readonly Span[]) {
  const values = spans.map(
    ({ term, lo, hi }) => sql`(${term}, cast(${lo} as double precision), cast(${hi} as double precision))`,
  )
  const { rows } = await sql<{ term: string; first: number; ranks: Uint8Array }>`
    with wanted(term, lo, hi) as (values ${sql.join(values)}),
    begun(term, lo, hi) as materialized (
      select term, start, max(hi) from (
        select term, hi, (
          select max(first) from search_block as block where block.term = wanted.term and first <= wanted.lo
        ) as start
        from wanted
      ) as starting
      group by term, start
    )
    select block.term, block.first, block.ranks from begun cross join search_block as block
    where block.term = begun.term and block.first >= begun.lo and block.first <= begun.hi`.execute(tx)
  return rows
}

/**
 * Returns the blocks that the edit changes, as they are after it. `blocks` includes the block of every rank of the
 * edit.
 */
function changedBlocks(blocks: readonly Block[], { term, added, removed }: Edit): Block[] {
  const sorted = added.sort((a, b) => a - b)
  let next = 0
  return blocks.flatMap(({ first, ranks }, at) => {
    const end = blocks[at + 1]?.first ?? Infinity
    const from = next
    while (next < sorted.length && (sorted[next] ?? 0) < end) next++
    const kept = removed.size > 0 ? ranks.filter((rank) => !removed.has(rank)) : ranks
    if (from === next && kept.length === ranks.length) return []
    const united = [...kept, ...sorted.slice(from, next)]
    const ascending = (kept.at(-1) ?? 0) < (sorted[from] ?? Infinity)
    return [{ term, first, ranks: ascending ? united : united.sort((a, b) => a - b) }]
  })
}

/** Stores the new number of records of each term. */
async function countTerms(tx: Tx, edits: readonly Edit[], counts: Map<string, number>): Promise<void> {
  const values = edits.filter(hasOthers).map(({ term, delta }) => ({ term, n: delta }))
  if (values.length === 0) return
  const rows = await tx
    .insertInto('search_term')
    .values(values)
    .onConflict((conflict) => conflict.column('term').doUpdateSet({ n: sql`search_term.n + excluded.n` }))
    .returning(['term', 'n'])
    .execute()
  for (const { term, n } of rows) counts.set(term, n)
}

/** Whether the edit changes the set of the term's records, and not only their order. */
function hasOthers({ added, removed, delta }: Edit): boolean {
  if (delta !== 0) return true
  const gone = new Set([...removed].map(idOfRank))
  return added.some((rank) => !gone.has(idOfRank(rank)))
}

const counted = (edits: readonly Edit[], counts: ReadonlyMap<string, number>) =>
  edits.flatMap((edit) => {
    const n = counts.get(edit.term)
    return n === undefined ? [] : [{ ...edit, n }]
  })

async function dropTerms(tx: Tx, terms: readonly string[]): Promise<void> {
  await tx.deleteFrom('search_term').where('term', 'in', terms).execute()
  await tx.deleteFrom('search_block').where('term', 'in', terms).execute()
}
