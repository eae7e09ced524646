import type { Tx } from '../db/types.ts'
import { inChunks, lockIndex } from './database.ts'
import { differences } from './differences.ts'
import { categoryTerms } from './empresaIndex.ts'
import { type Change, changePostings } from './postings.ts'
import { readTerms, withBeginnings } from './terms.ts'

/**
 * Makes every branch of a category findable by the category's present name. In the transaction of the write and after it.
 * Only the words of the name are touched: a category may have a hundred thousand branches.
 */
export async function indexCategoria(tx: Tx, id: number): Promise<void> {
  await lockIndex(tx)
  const categoria = await tx.selectFrom('categoria').select('nombre').where('id', '=', id).executeTakeFirst()
  // Read behind the lock: a branch that came into the category meanwhile is among them.
  const rows = await tx.selectFrom('empresa').select('id').where('categoria_id', '=', id).execute()
  const members = rows.map((row) => row.id)
  await changeCategory(tx, members, categoryTerms(categoria?.nombre ?? null))
}

/** Branches whose category is gone are found by its name no more. */
export async function unindexCategoria(tx: Tx, members: readonly number[]): Promise<void> {
  await lockIndex(tx)
  await changeCategory(tx, members, '')
}

const ROWS = 2000

async function changeCategory(tx: Tx, members: readonly number[], terms: string): Promise<void> {
  const found: Member[] = []
  await inChunks(members, ROWS, async (chunk) => {
    const rows = tx.selectFrom('search_empresa').select(['id', 'rank', 'category_terms'])
    found.push(...(await rows.where('id', 'in', chunk).execute()))
  })
  await changePostings(tx, changesOf(found, terms))
  await inChunks(found, ROWS, async (chunk) => {
    const ids = chunk.map(({ id }) => id)
    await tx.updateTable('search_empresa').set({ category_terms: terms }).where('id', 'in', ids).execute()
  })
}

interface Member {
  readonly id: number
  readonly rank: number
  readonly category_terms: string
}

function* changesOf(members: readonly Member[], now: string): Generator<Change> {
  const known = new Map<string, Set<string>>()
  const termsIn = (kept: string) => {
    const terms = known.get(kept) ?? withBeginnings(readTerms(kept))
    known.set(kept, terms)
    return terms
  }
  for (const { rank, category_terms } of members)
    yield* differences({ rank, terms: termsIn(category_terms) }, { rank, terms: termsIn(now) })
}
