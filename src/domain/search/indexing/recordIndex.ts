import { isSame } from '../../../contract/kinds/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { collections } from '../../../contract/resources/index.ts'
import { noteIndexed } from '../../changes/changedTags.ts'
import type { Tx } from '../../db/types.ts'
import { placesOf, type SearchedKind, tableFor } from '../searched.ts'
import { inChunks, lockIndex } from './database.ts'
import { differences, type Ranked } from './differences.ts'
import { changePostings, type PostingChange } from './postings.ts'
import { rankOf } from './rank.ts'
import { filterTerm, nameOf, readTerms, termsOf, withBeginnings, withoutTilde, writeTerms } from './terms.ts'
import { fieldsRead, type IndexedTexts, readTexts } from './texts.ts'
import { type ChangedTerms, changedTerms, indexTags } from './wordTags.ts'

/** Records indexed together: a block is written once for all of them. */
const BATCH = 10_000
/** Records in one statement. */
const ROWS = 2000

/**
 * Indexes records as they are now; removes those that are deleted or hidden from visitors. Runs at the end of the
 * transaction of the write, because other writers of the index wait for that transaction. Without `bits` the caller
 * makes all bitmaps afterwards.
 */
export async function indexRecords(
  tx: Tx,
  kind: SearchedKind,
  ids: readonly number[],
  { bits = true } = {},
): Promise<void> {
  await lockIndex(tx)
  await inChunks(ids, BATCH, (chunk) => replace(tx, kind, chunk, bits))
}

/** Does the same as `indexRecords` for a changed record, if the search reads one of the changed fields. */
export async function indexChanged<I extends { id: number }>(
  tx: Tx,
  kind: SearchedKind,
  { before, item }: { readonly before: I; readonly item: I },
): Promise<void> {
  const { fields }: Resource = collections[kind]
  const changed = fieldsRead(kind).some((name) => {
    const field = fields[name]
    return field !== undefined && !isSame(field, Reflect.get(before, name), Reflect.get(item, name))
  })
  if (changed) await indexRecords(tx, kind, [item.id])
}

async function replace(tx: Tx, kind: SearchedKind, ids: readonly number[], bits: boolean): Promise<void> {
  const before = await indexed(tx, kind, ids)
  const now = new Map<number, Entry>()
  await inChunks(ids, ROWS, async (chunk) => {
    for (const texts of await readTexts(tx, kind, chunk)) now.set(texts.id, entryOf(kind, texts))
  })
  await changePostings(tx, changesOf(ids, before, now), bits)
  noteIndexed(indexTags(kind, changedIn(ids, before, now)))
  const gone = ids.filter((id) => before.has(id) && !now.has(id))
  await inChunks(gone, ROWS, async (chunk) => {
    await tx.deleteFrom(tableFor(kind)).where('id', 'in', chunk).execute()
  })
  await inChunks([...now.values()], ROWS, (chunk) => keep(tx, kind, chunk))
}

/** One by one, because the terms of many records take far more memory than their stored form. */
function* changesOf(
  ids: readonly number[],
  before: ReadonlyMap<number, Kept>,
  now: ReadonlyMap<number, Kept>,
): Generator<PostingChange> {
  for (const id of ids) yield* differences(ranked(before.get(id)), ranked(now.get(id)))
}

function* changedIn(
  ids: readonly number[],
  before: ReadonlyMap<number, Kept>,
  now: ReadonlyMap<number, Kept>,
): Generator<ChangedTerms> {
  for (const id of ids) yield changedTerms(before.get(id), now.get(id))
}

const ranked = (kept: Kept | undefined): Ranked | undefined =>
  kept && {
    rank: kept.rank,
    terms: withBeginnings([...readTerms(kept.terms), ...readTerms(kept.category_terms)]),
  }

/** The stored terms of a record, needed to remove them. Only terms of whole words: the others derive from these. */
interface Kept {
  readonly rank: number
  readonly name: string
  readonly terms: string
  readonly category_terms: string
}

interface Entry extends Kept {
  readonly id: number
  readonly plain_name: string | null
}

function entryOf(kind: SearchedKind, texts: IndexedTexts): Entry {
  const { id, orden, category, categoryId } = texts
  const terms = termsOf(kind, [
    ['name', texts.name],
    ['detail', texts.detail],
    ['text', texts.text],
  ])
  const name = nameOf(texts.name)
  return {
    id,
    rank: rankOf(orden, id),
    name,
    plain_name: name.includes('ñ') ? withoutTilde(name) : null,
    terms: writeTerms(terms),
    category_terms: categoryTerms(kind, category, categoryId),
  }
}

/**
 * Returns the terms that a category gives to its records, in stored form: those of its name, and that of its filter.
 */
export function categoryTerms(kind: SearchedKind, title: string | null, id: number | null): string {
  const terms = termsOf(kind, [['category', title]])
  const { target } = placesOf(kind)
  if (target && id !== null) terms.add(filterTerm(kind, target.name, id))
  return writeTerms(terms)
}

async function indexed(tx: Tx, kind: SearchedKind, ids: readonly number[]): Promise<Map<number, Kept>> {
  const found = new Map<number, Kept>()
  await inChunks(ids, ROWS, async (chunk) => {
    const rows = await tx
      .selectFrom(tableFor(kind))
      .select(['id', 'rank', 'name', 'terms', 'category_terms'])
      .where('id', 'in', chunk)
      .execute()
    for (const { id, ...kept } of rows) found.set(id, kept)
  })
  return found
}

async function keep(tx: Tx, kind: SearchedKind, entries: readonly Entry[]): Promise<void> {
  await tx
    .insertInto(tableFor(kind))
    .values(entries)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        rank: (row) => row.ref('excluded.rank'),
        name: (row) => row.ref('excluded.name'),
        plain_name: (row) => row.ref('excluded.plain_name'),
        terms: (row) => row.ref('excluded.terms'),
        category_terms: (row) => row.ref('excluded.category_terms'),
      }),
    )
    .execute()
}
