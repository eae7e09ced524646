import { NOTHING_SIMILAR, type SimilarWords } from '../../contract/similarWords.ts'
import {
  MOST_FOUND,
  ofEachKind,
  type SearchedName,
  type SiteKind,
  siteKindNames,
  siteKinds,
} from '../../contract/siteKinds.ts'
import type * as view from '../../contract/views.ts'
import type { Db } from '../db/types.ts'
import { type ListPage, selectByIds } from '../records/lists.ts'
import { type PageRequest, seen } from '../views/public.ts'
import { visibleIn } from '../views/visible.ts'
import { NOTHING_SAID, type Said } from './attempts.ts'
import { findCatalogos } from './catalogos.ts'
import { excerpt } from './excerpt.ts'
import { readTexts } from './indexing/texts.ts'
import { TIER } from './matching/matchTier.ts'
import { paginate } from './paginate.ts'
import { type FoundRecords, findRecords, STAGES, type Stage } from './records.ts'
import { isKind, type Searched, type SearchedKind, searched } from './searched.ts'
import { saidOf } from './similar/said.ts'
import type { Wording } from './wording.ts'

/** The result of a search. `similar`: whether nothing matches the text as typed. */
export interface SearchResult<T> {
  readonly found: T
  readonly similar: boolean
  readonly words: SimilarWords
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
 * Looks for what is similar only when nothing on the whole site matches the text as typed.
 */
export async function searchSite(
  db: Db,
  text: string,
  wording: Wording,
  only?: KindPage,
): Promise<SearchResult<view.SiteAnswer>> {
  for (const stage of STAGES) {
    const kinds = withFewestMissing(await answerTo(db, { text, wording, stage }, only))
    const answer = siteAnswer(kinds)
    if (!hasAny(answer)) continue
    const said = {
      instead: siteKindNames.flatMap((kind) => kinds[kind].said.instead),
      missing: missingIn(kinds),
    }
    return {
      found: answer,
      similar: stage !== 'typed',
      words: saidOf(
        said,
        siteKindNames.map((kind) => answer[kind]),
      ),
    }
  }
  return { found: siteAnswer(ofEachKind(() => EMPTY)), similar: false, words: NOTHING_SIMILAR }
}

const hasAny = ({ totales }: view.SiteAnswer): boolean => Object.values(totales).some((total) => total > 0)

interface Question {
  readonly text: string
  readonly wording: Wording
  readonly stage: Stage
}

/** The results of one kind, and what is said of them. */
interface KindAnswer extends ListPage<object> {
  readonly said: Said
}
type KindAnswers = Readonly<Record<SiteKind, KindAnswer>>

async function answerTo(db: Db, question: Question, only: KindPage | undefined): Promise<KindAnswers> {
  const requestOf = (kind: SiteKind): PageRequest => (only ? (only.kind === kind ? only : NONE) : BEST)
  const lists = ofEachKind((): KindAnswer => EMPTY)
  for (const kind of siteKindNames)
    lists[kind] = await listOf(db, siteKinds[kind].of, requestOf(kind), question)
  return lists
}

/** Leaves the kinds empty of which more typed words are missing than of others. */
function withFewestMissing(kinds: KindAnswers): KindAnswers {
  const fewest = missingIn(kinds).length
  return ofEachKind((kind) => (kinds[kind].said.missing.length > fewest ? EMPTY : kinds[kind]))
}

/** Returns the typed words that are missing in the kinds that have the most. */
const missingIn = (kinds: KindAnswers): readonly string[] =>
  siteKindNames
    .filter((kind) => kinds[kind].total > 0)
    .map((kind) => kinds[kind].said.missing)
    .toSorted((a, b) => a.length - b.length)[0] ?? []

const siteAnswer = (lists: KindAnswers): view.SiteAnswer => ({
  ...(mapped(lists, ({ items }) => items) as Omit<view.SiteAnswer, 'totales'>),
  totales: mapped(lists, ({ total }) => total),
})

const EMPTY: KindAnswer = { items: [], total: 0, said: NOTHING_SAID }
const mapped = <T>(lists: Record<SiteKind, ListPage<object>>, of: (list: ListPage<object>) => T) =>
  ofEachKind((kind) => of(lists[kind]))

/** Returns the matches of one kind: a page of them, and their total number. */
async function listOf(
  db: Db,
  name: SearchedName,
  request: PageRequest,
  question: Question,
): Promise<KindAnswer> {
  if (isKind(name)) return recordsFor(db, name, request, question)
  const { text, wording, stage } = question
  const answer = await catalogosFor(db, text, request, wording, [stage])
  return answer ? { ...answer.found, said: answer.said } : EMPTY
}

/** Finds catalogues by a text, best first. Returns null for a text without words. */
export async function catalogosFor(
  db: Db,
  text: string,
  request: PageRequest,
  wording: Wording,
  stages?: readonly Stage[],
): Promise<{ found: ListPage<view.PublicCatalogo>; similar: boolean; said: Said } | null> {
  const answer = await findCatalogos(db, text, request, wording, stages)
  if (!answer) return null
  const inside = new Map(answer.catalogos.map((one) => [one.id, one]))
  const plain: view.PublicCatalogo[] = await selectByIds(
    db,
    seen.catalogo,
    [...inside.keys()],
    visibleIn(seen.catalogo),
  )
  const items = plain.map((item) => ({ ...item, ...inside.get(item.id), ...marked(answer.similar) }))
  return { found: { items, total: answer.total }, similar: answer.similar, said: answer.said }
}

/** What a record says of itself when it does not have the text as typed. */
export const marked = (similar: boolean | undefined): { similar?: true } => (similar ? { similar: true } : {})

async function recordsFor(
  db: Db,
  kind: SearchedKind,
  request: PageRequest,
  { text, wording, stage }: Question,
): Promise<KindAnswer> {
  const found = await findRecords(db, kind, text, MOST_FOUND, { wording, stages: [stage] })
  if (!found) return EMPTY
  const page = { ...found, records: paginate(found.records, request) }
  const ids = page.records.map(({ id }) => id)
  const similar = new Map(page.records.map((record) => [record.id, record.similar]))
  const items = await selectByIds(db, seen[kind], ids, visibleIn(seen[kind]))
  const extracts = await extractsOf(db, kind, page)
  return {
    items: items.map((item) => ({
      ...item,
      extracto: extracts.get(item.id),
      ...marked(similar.get(item.id)),
    })),
    total: found.records.length,
    said: found.said,
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
