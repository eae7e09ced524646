import { sql } from 'kysely'
import type { Tx } from '../db/types.ts'
import { decode, encode, split } from './blocks.ts'
import { inChunks } from './database.ts'
import { hasPostings } from './terms.ts'

/** Terms that a record with a rank has from now on, or has no more. */
export interface Change {
  readonly rank: number
  readonly terms: Iterable<string>
  readonly added: boolean
}

/** Brings the postings and counts of all the terms up to date. The caller holds the index (see `lockIndex`). */
export async function changePostings(tx: Tx, changes: Iterable<Change>): Promise<void> {
  const edits = editsByTerm(changes)
  const posted = edits.filter(({ term }) => hasPostings(term))
  await inChunks(posted, 1000, (chunk) => rewriteBlocks(tx, chunk))
  await inChunks(edits, 1000, (chunk) => countTerms(tx, chunk))
  const shrunk = edits.filter(({ delta }) => delta < 0).map(({ term }) => term)
  await inChunks(shrunk, 1000, (chunk) => dropUnusedTerms(tx, chunk))
}

interface Edit {
  readonly term: string
  readonly added: number[]
  readonly removed: Set<number>
  delta: number
}

function editsByTerm(changes: Iterable<Change>): Edit[] {
  const edits = new Map<string, Edit>()
  const editOf = (term: string): Edit => {
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
  // In the order of the tables, whose pages are then written once each.
  return [...edits.values()].sort((a, b) => (a.term < b.term ? -1 : 1))
}

interface Block {
  readonly term: string
  /** No rank of the block is smaller. A term's first block begins at 0. */
  readonly first: number
  readonly ranks: number[]
}

async function rewriteBlocks(tx: Tx, edits: readonly Edit[]): Promise<void> {
  const touched = await blocksOf(tx, edits)
  const written: Block[] = []
  const emptied: Block[] = []
  for (const edit of edits) {
    const blocks = touched.get(edit.term) ?? [{ term: edit.term, first: 0, ranks: [] }]
    for (const block of withEdit(blocks, edit)) {
      if (block.ranks.length === 0 && block.first > 0) emptied.push(block)
      else
        for (const [at, ranks] of split(block.ranks).entries())
          written.push({
            term: edit.term,
            first: at === 0 ? block.first : (ranks[0] ?? 0),
            ranks: [...ranks],
          })
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

/** The blocks in which the edits fall, decoded, in their order. */
async function blocksOf(tx: Tx, edits: readonly Edit[]): Promise<Map<string, Block[]>> {
  const spans = new Map(edits.map((edit) => [edit.term, spanOf(edit)]))
  const wanted = [...spans].map(([term, { lo }]) => sql`(${term}, cast(${lo} as double precision))`)
  const begins = await sql<{ term: string; lo: number | null }>`
    with wanted(term, lo) as (values ${sql.join(wanted)})
    select term, (select max(first) from search_block as block where block.term = wanted.term and first <= wanted.lo) as lo
    from wanted`.execute(tx)
  const known = begins.rows.flatMap(({ term, lo }) => (lo === null ? [] : [{ term, lo }]))
  const blocks = new Map<string, Block[]>()
  await inChunks(known, 100, async (chunk) => {
    const rows = await tx
      .selectFrom('search_block')
      .select(['term', 'first', 'ranks'])
      .where(({ and, eb, or }) =>
        or(
          chunk.map(({ term, lo }) =>
            and([eb('term', '=', term), eb('first', '>=', lo), eb('first', '<=', spans.get(term)?.hi ?? lo)]),
          ),
        ),
      )
      .orderBy('term')
      .orderBy('first')
      .execute()
    for (const { term, first, ranks } of rows) {
      const ofTerm = blocks.get(term) ?? []
      blocks.set(term, ofTerm)
      ofTerm.push({ term, first, ranks: decode(ranks) })
    }
  })
  return blocks
}

function spanOf({ added, removed }: Edit): { lo: number; hi: number } {
  let lo = Infinity
  let hi = 0
  for (const ranks of [added, removed]) {
    for (const rank of ranks) {
      if (rank < lo) lo = rank
      if (rank > hi) hi = rank
    }
  }
  return { lo, hi }
}

/** The blocks that the edit changes, as they are after it. */
function withEdit(blocks: readonly Block[], { term, added, removed }: Edit): Block[] {
  const sorted = added.sort((a, b) => a - b)
  let next = 0
  return blocks.map(({ first, ranks }, at) => {
    const end = blocks[at + 1]?.first ?? Infinity
    const kept = removed.size > 0 ? ranks.filter((rank) => !removed.has(rank)) : ranks
    const from = next
    while (next < sorted.length && (sorted[next] ?? 0) < end) next++
    const united = [...kept, ...sorted.slice(from, next)]
    return {
      term,
      first,
      ranks: (kept.at(-1) ?? 0) < (sorted[from] ?? 0) ? united : united.sort((a, b) => a - b),
    }
  })
}

async function countTerms(tx: Tx, edits: readonly Edit[]): Promise<void> {
  const values = edits.filter(({ delta }) => delta !== 0).map(({ term, delta }) => ({ term, n: delta }))
  if (values.length === 0) return
  await tx
    .insertInto('search_term')
    .values(values)
    .onConflict((conflict) => conflict.column('term').doUpdateSet({ n: sql`search_term.n + excluded.n` }))
    .execute()
}

async function dropUnusedTerms(tx: Tx, terms: readonly string[]): Promise<void> {
  const unused = await tx
    .deleteFrom('search_term')
    .where('n', '<=', 0)
    .where('term', 'in', terms)
    .returning('term')
    .execute()
  if (unused.length === 0) return
  const gone = unused.map(({ term }) => term)
  await tx.deleteFrom('search_block').where('term', 'in', gone).execute()
}
