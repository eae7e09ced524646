import type { Resource } from '../../contract/resource.ts'
import { collections } from '../../contract/resources/index.ts'
import { MOST_FOUND, type SiteKind } from '../../contract/siteKinds.ts'
import type { Synonyms } from '../../contract/spanish/matching.ts'
import type * as view from '../../contract/views.ts'
import type { Db } from '../db/types.ts'
import { type Conditions, type ListPage, selectByIds } from '../records/lists.ts'
import { described, type PageRequest, visibleCatalogo, visibleEmpresa } from '../views/public.ts'
import { VISIBLE } from '../views/visible.ts'
import { findCatalogos } from './catalogos.ts'
import { excerpt } from './excerpt.ts'
import { indexedTexts } from './indexing/texts.ts'
import { TIER } from './matching/matchTier.ts'
import { paginate } from './paginate.ts'
import { type FoundRecords, findRecords, type Spelling } from './records.ts'
import type { SearchedKind } from './searched.ts'

/** What a search found; `similar` when nothing is written as it was typed, and an error was forgiven. */
export interface SearchResult<T> {
  readonly found: T
  readonly similar: boolean
}

/** A page of one kind alone. */
export interface KindPage extends PageRequest {
  readonly kind: SiteKind
}

/** So many of each kind are the best. */
const BEST: PageRequest = { page: 1, perPage: 10 }
/** Only counted. */
const NONE: PageRequest = { page: 1, perPage: 0 }

/** The best of every kind of content for a text, or a page of one kind; nothing for a text without words. */
export async function searchSite(
  db: Db,
  text: string,
  synonyms: Synonyms,
  only?: KindPage,
): Promise<SearchResult<view.SiteAnswer>> {
  const typed = await answerTo(db, { text, synonyms, spelling: 'typed' }, only)
  // An error is forgiven when nothing on the whole site is written as it was typed.
  if (hasAny(typed)) return { found: typed, similar: false }
  const found = await answerTo(db, { text, synonyms, spelling: 'forgiven' }, only)
  return { found, similar: hasAny(found) }
}

const hasAny = ({ totales }: view.SiteAnswer): boolean => Object.values(totales).some((total) => total > 0)

interface Question {
  readonly text: string
  readonly synonyms: Synonyms
  readonly spelling: Spelling
}

async function answerTo(db: Db, question: Question, only: KindPage | undefined): Promise<view.SiteAnswer> {
  const { text, synonyms, spelling } = question
  const sliceOf = (kind: SiteKind): PageRequest => (only ? (only.kind === kind ? only : NONE) : BEST)
  const records = <T>(
    kind: SearchedKind,
    resource: Resource,
    request: PageRequest,
    conditions?: Conditions,
  ) => recordsFor<T>(db, { kind, resource, request, conditions }, question)

  const empresas = await records<view.PublicEmpresa>('empresa', visibleEmpresa, sliceOf('empresas'), VISIBLE)
  const { producto, post, pagina } = collections
  const productos = await records<view.PublicProducto>('producto', producto, sliceOf('productos'))
  const posts = await records<view.PublicPostCard>('post', post, sliceOf('posts'))
  const paginas = await records<view.PublicPaginaCard>('pagina', pagina, sliceOf('paginas'))
  const catalogos = await catalogosFor(db, text, sliceOf('catalogos'), synonyms, [spelling])
  return {
    empresas: empresas.items,
    productos: productos.items.map(described),
    posts: posts.items,
    paginas: paginas.items,
    catalogos: catalogos?.found.items ?? [],
    totales: {
      empresas: empresas.total,
      productos: productos.total,
      posts: posts.total,
      paginas: paginas.total,
      catalogos: catalogos?.found.total ?? 0,
    },
  }
}

/** The catalogues that a text finds, best first; null for a text without words. */
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
  const plain: view.PublicCatalogo[] = await selectByIds(db, visibleCatalogo, [...inside.keys()])
  const items = plain.map((item) => ({ ...item, ...inside.get(item.id) }))
  return { found: { items, total: answer.total }, similar: answer.similar }
}

interface Searched {
  readonly kind: SearchedKind
  readonly resource: Resource
  readonly request: PageRequest
  readonly conditions: Conditions | undefined
}

async function recordsFor<T>(
  db: Db,
  { kind, resource, request, conditions }: Searched,
  { text, synonyms, spelling }: Question,
): Promise<ListPage<view.SiteHit<T>>> {
  const found = await findRecords(db, kind, text, MOST_FOUND, { synonyms, spellings: [spelling] })
  if (!found) return { items: [], total: 0 }
  const page = { ...found, records: paginate(found.records, request) }
  const ids = page.records.map(({ id }) => id)
  const items = await selectByIds(db, resource, ids, conditions)
  const extracts = await extractsOf(db, kind, page)
  return {
    items: items.map((item) => ({ ...item, extracto: extracts.get(item.id) })),
    total: found.records.length,
  }
}

/** Where a record was found by more than its name and category: what stands around the first word found. */
async function extractsOf(
  db: Db,
  kind: SearchedKind,
  { records, typed }: FoundRecords,
): Promise<Map<number, string>> {
  // A branch's address is shown whole.
  const shown = kind === 'empresa' ? TIER.detail : TIER.category
  const tiers = new Map(records.filter(({ tier }) => tier > shown).map(({ id, tier }) => [id, tier]))
  if (tiers.size === 0) return new Map()
  const texts = await indexedTexts[kind](db, [...tiers.keys()])
  return new Map(
    texts.map(({ id, detail, text }) => [id, excerpt(tiers.get(id) === TIER.text ? text : detail, typed)]),
  )
}
