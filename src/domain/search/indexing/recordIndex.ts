import { isSame } from '../../../contract/kinds/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { collections } from '../../../contract/resources/index.ts'
import { tags } from '../../changes/cacheTags.ts'
import { noteIndexed } from '../../changes/changedTags.ts'
import type { Tx } from '../../db/types.ts'
import { facetsOf } from '../facets/read.ts'
import { storeFacets } from '../facets/storage.ts'
import { filteredBy, type SearchedKind, tableFor } from '../searched.ts'
import { inChunks, lockIndex } from './database.ts'
import { differences, type Ranked } from './differences.ts'
import { changePostings, type PostingChange } from './postings.ts'
import { rankOf } from './rank.ts'
import { nameOf, readTerms, termsOf, withBeginnings, withoutTilde, writeTerms } from './terms.ts'
import { fieldsOfFacets, fieldsOfWords, type IndexedTexts, readTexts } from './texts.ts'
import { type ChangedTerms, changedTerms, indexTags } from './wordTags.ts'

/** Records indexed together: a block is written once for all of them. */
const BATCH = 10_000
/** Records in one statement. */
const ROWS = 2000

/**
 * Indexes records as they are now; removes those that are deleted or hidden from visitors. Runs at the end of the
 * transaction of the write, because other writers of the index wait for that transaction. Without `bits` the caller
 * makes all bitmaps afterwards; without `words` or `facets` the write cannot have changed those.
 */
export async function indexRecords(
  tx: Tx,
  kind: SearchedKind,
  ids: readonly number[],
  { bits = true, words = true, facets = true } = {},
): Promise<void> {
  await lockIndex(tx)
  await inChunks(ids, BATCH, (chunk) => replace(tx, kind, chunk, { bits, words, facets }))
}

/** Does the same as `indexRecords` for a changed record, if the search reads one of the changed fields. */
export async function indexChanged<I extends { id: number }>(
  tx: Tx,
  kind: SearchedKind,
  { before, item }: { readonly before: I; readonly item: I },
): Promise<void> {
  const { fields }: Resource = collections[kind]
  const isChanged = (name: string) => {
    const field = fields[name]
    return field !== undefined && !isSame(field, Reflect.get(before, name), Reflect.get(item, name))
  }
  const [words, facets] = [fieldsOfWords(kind).some(isChanged), fieldsOfFacets(kind).some(isChanged)]
  if (words || facets) await indexRecords(tx, kind, [item.id], { words, facets })
}

/** Follows records that changed their position among others with the same order: words do not depend on it. */
export async function indexPlaces(tx: Tx, kind: SearchedKind, ids: readonly number[]): Promise<void> {
  if (filteredBy(kind)) await indexRecords(tx, kind, ids, { words: false })
}

interface Parts {
  readonly bits: boolean
  readonly words: boolean
  readonly facets: boolean
}

async function replace(tx: Tx, kind: SearchedKind, ids: readonly number[], parts: Parts): Promise<void> {
  const texts = new Map<number, IndexedTexts>()
  await inChunks(ids, ROWS, async (chunk) => {
    for (const one of await readTexts(tx, kind, chunk)) texts.set(one.id, one)
  })
  if (parts.words) await replaceWords(tx, kind, ids, texts, parts.bits)
  if (!parts.facets || !filteredBy(kind)) return
  const facets = new Map([...texts].flatMap(([id, one]) => [[id, facetsOf(kind, one)] as const]))
  if (await storeFacets(tx, kind, ids, facets)) noteIndexed([tags.facets(kind)])
}

async function replaceWords(
  tx: Tx,
  kind: SearchedKind,
  ids: readonly number[],
  texts: ReadonlyMap<number, IndexedTexts>,
  bits: boolean,
): Promise<void> {
  const before = await indexed(tx, kind, ids)
  const now = new Map([...texts].map(([id, one]) => [id, entryOf(kind, one)]))
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
  const { id, orden, category } = texts
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
    category_terms: categoryTerms(kind, category),
  }
}

/** Returns the terms of what stands in the place of a record's category, in stored form. */
export const categoryTerms = (kind: SearchedKind, category: string | null): string =>
  writeTerms(termsOf(kind, [['category', category]]))

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
