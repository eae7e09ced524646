import { sql } from 'kysely'
import type { Resource } from '../../../contract/resource.ts'
import { type CollectionName, collections } from '../../../contract/resources/index.ts'
import { tags } from '../../changes/cacheTags.ts'
import { noteIndexed } from '../../changes/changedTags.ts'
import type { Tx } from '../../db/types.ts'
import { filteredBy, membersIn, type SearchedKind, tableFor } from '../searched.ts'
import { inChunks, lockIndex } from './database.ts'
import { differences } from './differences.ts'
import { changePostings, type PostingChange } from './postings.ts'
import { categoryTerms, indexRecords } from './recordIndex.ts'
import { readTerms, withBeginnings } from './terms.ts'
import { readCategories } from './texts.ts'
import { indexTags, otherTerms } from './wordTags.ts'

/** Records of a kind that point to another record, such as a category. */
interface Members {
  readonly kind: SearchedKind
  readonly ids: readonly number[]
}

/** Returns the records that the name of a record finds: the branches and products of a category. */
export async function membersOf(tx: Tx, name: CollectionName, id: number): Promise<Members[]> {
  const all: Members[] = []
  for (const { kind, fields } of membersIn(name)) {
    const ids = new Set<number>()
    for (const field of fields) for (const one of await pointingBy(tx, kind, field, id)) ids.add(one)
    all.push({ kind, ids: [...ids] })
  }
  return all
}

async function pointingBy(tx: Tx, kind: SearchedKind, name: string, id: number): Promise<number[]> {
  const { fields }: Resource = collections[kind]
  const field = fields[name]
  const pointer = field?.appliesBy ? `${field.toMany}_id` : 'target_id'
  const { rows } = await (field?.toMany
    ? sql<{ id: number }>`
          select distinct record_id as id from ${sql.table(`${kind}_${name}`)} where ${sql.ref(pointer)} = ${id}`
    : sql<{ id: number }>`select id from ${sql.table(kind)} where ${sql.ref(name)} = ${id}`
  ).execute(tx)
  return rows.map((row) => row.id)
}

/**
 * Updates the index of every record that the name of a record finds, to what visitors see of it now. Runs at the end of
 * the transaction of the write. Touches only the words of categories and attributes, because a category may have a
 * hundred thousand branches.
 */
export async function indexCategory(tx: Tx, name: CollectionName, id: number): Promise<void> {
  await lockIndex(tx)
  // Read after the lock, to include records that joined the category in the meantime.
  for (const { kind, ids } of await membersOf(tx, name, id)) await changeWords(tx, kind, ids)
}

/** Updates the index of records that pointed to a record, or point to it again: filters follow too. */
export async function indexMembers(tx: Tx, members: readonly Members[]): Promise<void> {
  for (const { kind, ids } of members) await indexRecords(tx, kind, ids)
}

/** Notes that what filters offer may have changed with the definition of an attribute. */
export const noteFilters = (name: CollectionName): void =>
  noteIndexed(
    membersIn(name).flatMap(({ kind, fields }) =>
      fields.some((field) => field === filteredBy(kind)?.attributes) ? [tags.facets(kind)] : [],
    ),
  )

const ROWS = 2000

async function changeWords(tx: Tx, kind: SearchedKind, ids: readonly number[]): Promise<void> {
  const members: Member[] = []
  await inChunks(ids, ROWS, async (chunk) => {
    const words = new Map<number, string>()
    for (const { id, category } of await readCategories(tx, kind, chunk))
      words.set(id, categoryTerms(kind, category))
    const rows = await tx
      .selectFrom(tableFor(kind))
      .select(['id', 'rank', 'category_terms'])
      .where('id', 'in', chunk)
      .execute()
    for (const { id, rank, category_terms: before } of rows) {
      const now = words.get(id)
      if (now !== undefined && now !== before) members.push({ id, rank, before, now })
    }
  })
  await changePostings(tx, changesOf(members))
  const changes = Map.groupBy(members, ({ before, now }) => `${before}\n${now}`)
  noteIndexed(
    indexTags(
      kind,
      [...changes.values()].flatMap(([one]) => (one ? [changedWords(one)] : [])),
    ),
  )
  for (const [now, some] of Map.groupBy(members, (member) => member.now))
    await inChunks(some, ROWS, async (chunk) => {
      const ids = chunk.map(({ id }) => id)
      await tx.updateTable(tableFor(kind)).set({ category_terms: now }).where('id', 'in', ids).execute()
    })
}

interface Member {
  readonly id: number
  readonly rank: number
  /** Its terms before and now, in stored form. */
  readonly before: string
  readonly now: string
}

const changedWords = ({ before, now }: Member) => ({
  moved: [],
  changed: otherTerms(new Set(readTerms(before)), new Set(readTerms(now))),
})

function* changesOf(members: readonly Member[]): Generator<PostingChange> {
  const known = new Map<string, Set<string>>()
  const termsIn = (kept: string) => {
    const terms = known.get(kept) ?? withBeginnings(readTerms(kept))
    known.set(kept, terms)
    return terms
  }
  for (const { rank, before, now } of members)
    yield* differences({ rank, terms: termsIn(before) }, { rank, terms: termsIn(now) })
}
