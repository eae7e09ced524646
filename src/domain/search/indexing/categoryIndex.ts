import { sql } from 'kysely'
import type { Resource } from '../../../contract/resource.ts'
import { type CollectionName, collections } from '../../../contract/resources/index.ts'
import { noteIndexed } from '../../changes/changedTags.ts'
import type { Tx } from '../../db/types.ts'
import { membersIn, type SearchedKind, tableFor } from '../searched.ts'
import { inChunks, lockIndex } from './database.ts'
import { differences } from './differences.ts'
import { changePostings, type PostingChange } from './postings.ts'
import { categoryTerms } from './recordIndex.ts'
import { readTerms, withBeginnings } from './terms.ts'
import { onlyVisible } from './texts.ts'
import { indexTags, otherTerms } from './wordTags.ts'

/** Records of a kind that point to a category. */
interface Members {
  readonly kind: SearchedKind
  readonly field: string
  readonly ids: readonly number[]
}

/** Returns the records that the name of a record finds: the branches and products of a category. */
export async function membersOf(tx: Tx, name: CollectionName, id: number): Promise<Members[]> {
  const all: Members[] = []
  for (const { kind, field } of membersIn(name)) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(kind)} where ${sql.ref(field)} = ${id}`.execute(tx)
    all.push({ kind, field, ids: rows.map((row) => row.id) })
  }
  return all
}

/**
 * Updates the index of every record of a category to the name that visitors see of the category now. Runs at the end of the transaction of
 * the write. Touches only the words of the name, because a category may have a hundred thousand branches.
 */
export async function indexCategory(tx: Tx, name: CollectionName, id: number): Promise<void> {
  await lockIndex(tx)
  const resource: Resource = collections[name]
  const { rows } = await sql<{ title: string }>`
    select ${sql.ref(resource.title)} as title from ${sql.table(name)}
    where id = ${id} ${onlyVisible(resource, sql.ref)}`.execute(tx)
  // Read after the lock, to include records that joined the category in the meantime.
  await changeCategory(tx, await membersOf(tx, name, id), { id, title: rows[0]?.title ?? null })
}

/**
 * Removes the name of a deleted category from the index of its records. Skips records that moved to another category in
 * the meantime.
 */
export async function unindexCategory(tx: Tx, members: readonly Members[]): Promise<void> {
  await lockIndex(tx)
  const left: Members[] = []
  for (const some of members) left.push({ ...some, ids: await withoutCategory(tx, some) })
  await changeCategory(tx, left, undefined)
}

async function withoutCategory(tx: Tx, { kind, field, ids }: Members): Promise<number[]> {
  const found: number[] = []
  await inChunks(ids, ROWS, async (chunk) => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(kind)} where id in (${sql.join(chunk)}) and ${sql.ref(field)} is null`.execute(
      tx,
    )
    found.push(...rows.map(({ id }) => id))
  })
  return found
}

const ROWS = 2000

interface Category {
  readonly id: number
  /** Null while the category is hidden. */
  readonly title: string | null
}

async function changeCategory(
  tx: Tx,
  members: readonly Members[],
  category: Category | undefined,
): Promise<void> {
  for (const { kind, ids } of members) {
    const terms = categoryTerms(kind, category?.title ?? null, category?.id ?? null)
    const found: Member[] = []
    await inChunks(ids, ROWS, async (chunk) => {
      const rows = tx.selectFrom(tableFor(kind)).select(['id', 'rank', 'category_terms'])
      found.push(...(await rows.where('id', 'in', chunk).execute()))
    })
    await changePostings(tx, changesOf(found, terms))
    const now = new Set(readTerms(terms))
    const before = [...new Set(found.map(({ category_terms }) => category_terms))]
    const changes = before.map((was) => ({ moved: [], changed: otherTerms(new Set(readTerms(was)), now) }))
    noteIndexed(indexTags(kind, changes))
    await inChunks(found, ROWS, async (chunk) => {
      const some = chunk.map(({ id }) => id)
      await tx.updateTable(tableFor(kind)).set({ category_terms: terms }).where('id', 'in', some).execute()
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
