import {
  MOST_FOUND,
  ofEachKind,
  type SearchedName,
  type SiteKind,
  siteKindNames,
  siteKinds,
} from '../../contract/siteKinds.ts'
import type { Synonyms } from '../../contract/spanish/matching.ts'
import type * as view from '../../contract/views.ts'
import type { Db } from '../db/types.ts'
import { type ListPage, selectByIds } from '../records/lists.ts'
import { type PageRequest, seen } from '../views/public.ts'
import { visibleIn } from '../views/visible.ts'
import { findCatalogos } from './catalogos.ts'
import { excerpt } from './excerpt.ts'
import { readTexts } from './indexing/texts.ts'
import { TIER } from './matching/matchTier.ts'
import { paginate } from './paginate.ts'
import { type FoundRecords, findRecords, type Spelling } from './records.ts'
import { isKind, type Searched, type SearchedKind, searched } from './searched.ts'

/** The result of a search. `similar`: whether the match is fuzzy, because nothing matches the text as typed. */
export interface SearchResult<T> {
  readonly found: T
  readonly similar: boolean
}

/** A page of a single kind. */
export interface KindPage extends PageRequest {
  readonly kind: SiteKind
}

/** The best results of each kind. */
const BEST: PageRequest = { page: 1, perPage: 10 }
/** Only counts a kind. */
const NONE: PageRequest = { page: 1, perPage: 0 }

/**
 * Finds the best of every kind of content for a text, or a page of one kind. Finds nothing for a text without words.
 */
export async function searchSite(
  db: Db,
  text: string,
  synonyms: Synonyms,
  only?: KindPage,
): Promise<SearchResult<view.SiteAnswer>> {
  const typed = await answerTo(db, { text, synonyms, spelling: 'typed' }, only)
  // Searches fuzzily only when nothing on the whole site matches the text as typed.
  if (hasAny(typed)) return { found: typed, similar: false }
  const found = await answerTo(db, { text, synonyms, spelling: 'fuzzy' }, only)
  return { found, similar: hasAny(found) }
}

const hasAny = ({ totales }: view.SiteAnswer): boolean => Object.values(totales).some((total) => total > 0)

interface Question {
  readonly text: string
  readonly synonyms: Synonyms
  readonly spelling: Spelling
}

async function answerTo(db: Db, question: Question, only: KindPage | undefined): Promise<view.SiteAnswer> {
  const requestOf = (kind: SiteKind): PageRequest => (only ? (only.kind === kind ? only : NONE) : BEST)
  const lists = ofEachKind((): ListPage<object> => EMPTY)
  for (const kind of siteKindNames)
    lists[kind] = await listOf(db, siteKinds[kind].of, requestOf(kind), question)
  return {
    ...(mapped(lists, ({ items }) => items) as Omit<view.SiteAnswer, 'totales'>),
    totales: mapped(lists, ({ total }) => total),
  }
}

const EMPTY: ListPage<object> = { items: [], total: 0 }
const mapped = <T>(lists: Record<SiteKind, ListPage<object>>, of: (list: ListPage<object>) => T) =>
  ofEachKind((kind) => of(lists[kind]))

/** Returns the matches of one kind: a page of them, and their total number. */
async function listOf(
  db: Db,
  name: SearchedName,
  request: PageRequest,
  question: Question,
): Promise<ListPage<object>> {
  if (isKind(name)) return recordsFor(db, name, request, question)
  const { text, synonyms, spelling } = question
  return (await catalogosFor(db, text, request, synonyms, [spelling]))?.found ?? EMPTY
}

/** Finds catalogues by a text, best first. Returns null for a text without words. */
export async function catalogosFor(
  db: Db,
  text: string,
  request: PageRequest,
  synonyms: Synonyms,
  spellings?: readonly Spelling[],
): Promise<SearchResult<ListPage<view.PublicCatalogo>> | null> {
  const answer = await findCatalogos(db, text, request, synonyms, spellings)
  if (!answer) return null
  const inside = new Map(answer.catalogos.map((one) => [one.id, one]))
  const plain: view.PublicCatalogo[] = await selectByIds(
    db,
    seen.catalogo,
    [...inside.keys()],
    visibleIn(seen.catalogo),
  )
  const items = plain.map((item) => ({ ...item, ...inside.get(item.id) }))
  return { found: { items, total: answer.total }, similar: answer.similar }
}

async function recordsFor(
  db: Db,
  kind: SearchedKind,
  request: PageRequest,
  { text, synonyms, spelling }: Question,
): Promise<ListPage<object>> {
  const found = await findRecords(db, kind, text, MOST_FOUND, { synonyms, spellings: [spelling] })
  if (!found) return EMPTY
  const page = { ...found, records: paginate(found.records, request) }
  const ids = page.records.map(({ id }) => id)
  const items = await selectByIds(db, seen[kind], ids, visibleIn(seen[kind]))
  const extracts = await extractsOf(db, kind, page)
  return {
    items: items.map((item) => ({ ...item, extracto: extracts.get(item.id) })),
    total: found.records.length,
  }
}

/** Returns the text around the first word found, for records whose match needs more than the name and category. */
async function extractsOf(
  db: Db,
  kind: SearchedKind,
  { records, typed }: FoundRecords,
): Promise<Map<number, string>> {
  const { detailShown }: Searched = searched[kind]
  const shown = detailShown ? TIER.detail : TIER.category
  const tiers = new Map(records.filter(({ tier }) => tier > shown).map(({ id, tier }) => [id, tier]))
  if (tiers.size === 0) return new Map()
  const texts = await readTexts(db, kind, [...tiers.keys()])
  return new Map(
    texts.map(({ id, detail, text }) => [id, excerpt(tiers.get(id) === TIER.text ? text : detail, typed)]),
  )
}
