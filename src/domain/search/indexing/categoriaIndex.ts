import { noteIndexed } from '../../changes/changedTags.ts'
import type { Tx } from '../../db/types.ts'
import { tableFor } from '../searched.ts'
import { inChunks, lockIndex } from './database.ts'
import { differences } from './differences.ts'
import { changePostings, type PostingChange } from './postings.ts'
import { categoryTerms } from './recordIndex.ts'
import { readTerms, withBeginnings } from './terms.ts'
import { indexTags, otherTerms } from './wordTags.ts'

/** The kinds of records that have a category. */
const MEMBERS = ['empresa', 'producto'] as const
type Members = Readonly<Record<(typeof MEMBERS)[number], readonly number[]>>

/** The branches and products of a category. */
export async function membersOf(tx: Tx, categoria: number): Promise<Members> {
  const ids = async (kind: (typeof MEMBERS)[number]) => {
    const rows = await tx.selectFrom(kind).select('id').where('categoria_id', '=', categoria).execute()
    return rows.map((row) => row.id)
  }
  return { empresa: await ids('empresa'), producto: await ids('producto') }
}

/**
 * Makes every record of a category findable by the category's present name. In the transaction of the write and after it.
 * Only the words of the name are touched: a category may have a hundred thousand branches.
 */
export async function indexCategoria(tx: Tx, id: number): Promise<void> {
  await lockIndex(tx)
  const categoria = await tx.selectFrom('categoria').select('nombre').where('id', '=', id).executeTakeFirst()
  // Read behind the lock: a record that came into the category meanwhile is among them.
  await changeCategory(tx, await membersOf(tx, id), categoria && { id, ...categoria })
}

/** Records whose category is gone are found by its name no more; one that went to another meanwhile is found by that one's. */
export async function unindexCategoria(tx: Tx, members: Members): Promise<void> {
  await lockIndex(tx)
  const left = {
    empresa: await withoutCategory(tx, 'empresa', members.empresa),
    producto: await withoutCategory(tx, 'producto', members.producto),
  }
  await changeCategory(tx, left, undefined)
}

async function withoutCategory(tx: Tx, kind: keyof Members, ids: readonly number[]): Promise<number[]> {
  const found: number[] = []
  await inChunks(ids, ROWS, async (chunk) => {
    const rows = tx.selectFrom(kind).select('id').where('id', 'in', chunk).where('categoria_id', 'is', null)
    found.push(...(await rows.execute()).map(({ id }) => id))
  })
  return found
}

const ROWS = 2000

interface Category {
  readonly id: number
  readonly nombre: string
}

async function changeCategory(tx: Tx, members: Members, category: Category | undefined): Promise<void> {
  for (const kind of MEMBERS) {
    const terms = categoryTerms(kind, category?.nombre ?? null, category?.id ?? null)
    const found: Member[] = []
    await inChunks(members[kind], ROWS, async (chunk) => {
      const rows = tx.selectFrom(tableFor(kind)).select(['id', 'rank', 'category_terms'])
      found.push(...(await rows.where('id', 'in', chunk).execute()))
    })
    await changePostings(tx, changesOf(found, terms))
    const now = new Set(readTerms(terms))
    const before = [...new Set(found.map(({ category_terms }) => category_terms))]
    const changes = before.map((was) => ({ moved: [], changed: otherTerms(new Set(readTerms(was)), now) }))
    noteIndexed(indexTags(kind, changes))
    await inChunks(found, ROWS, async (chunk) => {
      const ids = chunk.map(({ id }) => id)
      await tx.updateTable(tableFor(kind)).set({ category_terms: terms }).where('id', 'in', ids).execute()
    })
  }
}

interface Member {
  readonly id: number
  readonly rank: number
  readonly category_terms: string
}

function* changesOf(members: readonly Member[], now: string): Generator<PostingChange> {
  const known = new Map<string, Set<string>>()
  const termsIn = (kept: string) => {
    const terms = known.get(kept) ?? withBeginnings(readTerms(kept))
    known.set(kept, terms)
    return terms
  }
  for (const { rank, category_terms } of members)
    yield* differences({ rank, terms: termsIn(category_terms) }, { rank, terms: termsIn(now) })
}
