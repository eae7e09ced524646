import { sql } from 'kysely'
import { decode, encode, split } from './blocks.ts'
import { inChunks, listOf, rowsOf, type SearchDb } from './database.ts'
import { hasPostings } from './terms.ts'

/** Terms that a record with a rank has from now on, or has no more. */
export interface Change {
  readonly rank: number
  readonly terms: Iterable<string>
  readonly added: boolean
}

/** Brings the postings and counts of all the terms up to date; other writers wait until the transaction ends. */
export async function changePostings(tx: SearchDb, changes: readonly Change[]): Promise<void> {
  const edits = editsByTerm(changes)
  if (edits.length === 0) return
  await inChunks(edits, 1000, (chunk) =>
    rewriteBlocks(
      tx,
      chunk.filter(({ term }) => hasPostings(term)),
    ),
  )
  await inChunks(edits, 1000, (chunk) => countTerms(tx, chunk))
  const shrunk = edits.filter(({ delta }) => delta < 0).map(({ term }) => term)
  await inChunks(shrunk, 1000, (chunk) => dropUnusedTerms(tx, chunk))
}

/** One writer of the index at a time; the lock is given back when the transaction ends. */
export async function lockIndex(tx: SearchDb): Promise<void> {
  await sql`update search_writer set writes = writes + 1 where id = 1`.execute(tx)
}

interface Edit {
  readonly term: string
  readonly added: number[]
  readonly removed: Set<number>
  delta: number
}

function editsByTerm(changes: readonly Change[]): Edit[] {
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
  return [...edits.values()]
}

interface Block {
  readonly term: string
  /** No rank of the block is smaller. A term's first block begins at 0. */
  readonly first: number
  readonly ranks: number[]
}

async function rewriteBlocks(tx: SearchDb, edits: readonly Edit[]): Promise<void> {
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
    const values = chunk.map(({ term, first, ranks }) => sql`(${term}, ${first}, ${encode(ranks)})`)
    await sql`insert into search_block (term, first, ranks) values ${sql.join(values)}
      on conflict (term, first) do update set ranks = excluded.ranks`.execute(tx)
  })
  for (const { term, first } of emptied)
    await sql`delete from search_block where term = ${term} and first = ${first}`.execute(tx)
}

/** The blocks in which the edits fall, decoded, in their order. */
async function blocksOf(tx: SearchDb, edits: readonly Edit[]): Promise<Map<string, Block[]>> {
  const spans = new Map(edits.map((edit) => [edit.term, spanOf(edit)]))
  const begins = await rowsOf(
    tx,
    sql<{ term: string; lo: number | null }>`
      with v(term, lo) as (values ${sql.join([...spans].map(([term, { lo }]) => sql`(${term}, cast(${lo} as double precision))`))})
      select term, (select max(first) from search_block b where b.term = v.term and b.first <= v.lo) as lo from v`,
  )
  const blocks = new Map<string, Block[]>()
  const known = begins.filter(({ lo }) => lo !== null)
  await inChunks(known, 100, async (chunk) => {
    const conditions = chunk.map(
      ({ term, lo }) => sql`(term = ${term} and first >= ${lo} and first <= ${spans.get(term)?.hi ?? 0})`,
    )
    const rows = await rowsOf(
      tx,
      sql<{ term: string; first: number; ranks: Uint8Array }>`
        select term, first, ranks from search_block where ${sql.join(conditions, sql` or `)} order by term, first`,
    )
    for (const { term, first, ranks } of rows)
      blocks.set(term, [...(blocks.get(term) ?? []), { term, first, ranks: decode(ranks) }])
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

async function countTerms(tx: SearchDb, edits: readonly Edit[]): Promise<void> {
  const values = edits.filter(({ delta }) => delta !== 0).map(({ term, delta }) => sql`(${term}, ${delta})`)
  if (values.length === 0) return
  await sql`insert into search_term (term, n) values ${sql.join(values)}
    on conflict (term) do update set n = search_term.n + excluded.n`.execute(tx)
}

async function dropUnusedTerms(tx: SearchDb, terms: readonly string[]): Promise<void> {
  const unused = await rowsOf(
    tx,
    sql<{ term: string }>`delete from search_term where n <= 0 and term in (${listOf(terms)}) returning term`,
  )
  if (unused.length === 0) return
  await sql`delete from search_block where term in (${listOf(unused.map(({ term }) => term))})`.execute(tx)
}
