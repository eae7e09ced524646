import type * as view from '../../contract/branchViews.ts'
import { NOTHING_SIMILAR } from '../../contract/similarWords.ts'
import type { PublicEmpresa } from '../../contract/views.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/types.ts'
import { type ListPage, selectByIds } from '../records/lists.ts'
import { type PageRequest, seen } from '../views/public.ts'
import { visibleIn } from '../views/visible.ts'
import { countsOf } from './branchCounts.ts'
import { byName } from './branchNames.ts'
import { chosen, inListOrder } from './facets/choice.ts'
import { clusters, type Frame } from './facets/frame.ts'
import { createFacetMemory, type KnownFacets } from './facets/memory.ts'
import { distancesOf, type Near, nearest } from './facets/near.ts'
import { createOpenCodes } from './facets/openNow.ts'
import { type Bits, commonBits, countBits, hasBit } from './indexing/bits.ts'
import { createPlacePages, placeOf } from './places.ts'
import { type Asked, type Question, readAttributes, resolve } from './question.ts'
import { findAll, findRecords } from './records.ts'
import { saidOf } from './similar/said.ts'
import { marked, type SearchResult } from './site.ts'
import type { Wording } from './wording.ts'

/** Finds branches by text, filters and place: lists, counts for each filter, and what a map shows. */

/** `mejor`: the best match of the text, or without one the order of lists. */
export type BranchOrder = 'mejor' | 'nombre' | 'distancia'

export type FoundBranches = SearchResult<ListPage<view.FoundEmpresa>>

/** Of a text's matches, as many are listed and counted, like those of any other search. */
const MOST_LISTED = 10_000
/** The most places of an answer for a map. */
const MOST_ON_MAP = 500

const VISIBLE = visibleIn(seen.empresa)

export function createBranchFinder(
  { clock }: Pick<Context, 'clock'>,
  search: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  wording: (db: Db) => Promise<Wording>,
) {
  const facetsIn = createFacetMemory('empresa')
  const openCodes = createOpenCodes()
  const placePages = createPlacePages()

  const asked = async (db: Db, question: Question, purpose: 'best' | 'list' | 'counts') => {
    const facets = await facetsIn(db)
    const attributes =
      purpose === 'counts' || Object.keys(question.caracteristicas).length > 0 ? await readAttributes(db) : []
    const known = question.text ? { wording: await wording(db) } : {}
    const own = { at: clock(), openCodes, ...known, attributes, purpose }
    return { facets, attributes, ...(await resolve(db, facets, question, own)) }
  }

  return {
    /** Reads the facets, so that the first question need not wait for them. */
    warm: async (): Promise<void> => void (await search(facetsIn)),

    /** A page of the branches that meet a question. */
    found: (question: Question, order: BranchOrder, request: PageRequest): Promise<FoundBranches> =>
      search(async (db) => {
        const { text, cerca } = question
        const page = { skipped: (request.page - 1) * request.perPage, limit: request.perPage }
        if (order === 'mejor' && text && !cerca) {
          const best = await byMatch(db, await asked(db, question, 'best'), question, page, await wording(db))
          if (best) return best
        }
        const known = await asked(db, question, 'list')
        const { board } = known.facets
        const ids = chosen(board, known.groups, known.among)
        const total = known.found ? Math.min(countBits(ids), MOST_LISTED) : countBits(ids)
        const limited = { ...page, limit: Math.max(0, Math.min(page.limit, total - page.skipped)) }
        const near = await pageOf(db, known.facets, ids, order, cerca, limited)
        const items = (await shown(db, near, cerca !== null)).map((item) => ({
          ...item,
          ...marked(known.found !== null && !hasBit(known.found.exact, item.id)),
        }))
        const words = known.found ? saidOf(known.found.said, items) : NOTHING_SIMILAR
        return { found: { items, total }, similar: known.found?.similar ?? false, words }
      }),

    /** How many branches each filter leads to, beside those that are chosen. */
    counts: (question: Question): Promise<view.Filtros> =>
      search(async (db) => {
        const known = await asked(db, question, 'counts')
        return countsOf(db, known.facets, known, known.attributes)
      }),

    /** A municipality by its slug, or the branches of a category there; null when there are none. */
    place: (slug: string, categoria?: string): Promise<view.Lugar | null> =>
      search(async (db) => placeOf(db, await facetsIn(db), slug, categoria)),
    /** The addresses of the places' pages that are worth finding. */
    placePages: (): Promise<string[]> => search(async (db) => placePages(db, await facetsIn(db))),

    /** The branches with a point in a part of the map, together where they are close. */
    onMap: (question: Question, frame: Frame, zoom: number): Promise<view.Mapa> =>
      search(async (db) => {
        const { facets, groups, among } = await asked(db, { ...question, marco: null }, 'list')
        const { board } = facets
        const ids = groups.length > 0 || among ? chosen(board, groups, among) : null
        const { places, around } = clusters(board, frame, ids, zoom, MOST_ON_MAP)
        const single = places.flatMap(({ id, total }) => (total === 1 ? [id] : []))
        const records: PublicEmpresa[] = await selectByIds(db, seen.empresa, single, VISIBLE)
        const known = new Map(records.map(({ id, nombre, slug }) => [id, { id, nombre, slug }]))
        return {
          total: places.reduce((sum, { total }) => sum + total, 0),
          marco: around && [around.west, around.south, around.east, around.north],
          puntos: places.map(({ id, ...place }) => ({
            ...place,
            sucursal: known.get(place.total === 1 ? id : 0) ?? null,
          })),
        }
      }),
  }
}

interface Slice {
  readonly skipped: number
  readonly limit: number
}

/** In the order of the best match; null for a text without words. */
async function byMatch(
  db: Db,
  { facets: { board }, groups, among }: Asked & { readonly facets: KnownFacets },
  question: Question,
  { skipped, limit }: Slice,
  wording: Wording,
): Promise<FoundBranches | null> {
  const filter = groups.length > 0 || among ? chosen(board, groups, among) : null
  // One more tells whether there are further pages; only then all matches have to be counted.
  const most = Math.min(skipped + limit, MOST_LISTED) + 1
  const answer = await findRecords(db, 'empresa', question.text, most, { wording, filter })
  if (!answer) return null
  const { records, similar, said } = answer
  const total = records.length < most ? records.length : await matches(db, question.text, wording, filter)
  const page = records.slice(skipped, Math.min(skipped + limit, MOST_LISTED))
  const near = page.map(({ id }) => ({ id, metres: null }))
  const unlike = new Set(page.flatMap((one) => (one.similar ? [one.id] : [])))
  const items = (await shown(db, near, false)).map((item) => ({ ...item, ...marked(unlike.has(item.id)) }))
  return { found: { items, total: Math.min(total, MOST_LISTED) }, similar, words: saidOf(said, items) }
}

async function matches(db: Db, text: string, wording: Wording, filter: Bits | null): Promise<number> {
  const all = await findAll(db, 'empresa', text, { wording })
  if (!all) return 0
  return countBits(filter ? commonBits([all.ids, filter]) : all.ids)
}

async function pageOf(
  db: Db,
  { board }: KnownFacets,
  ids: Bits,
  order: BranchOrder,
  cerca: Question['cerca'],
  slice: Slice,
): Promise<Near[]> {
  if (cerca && order !== 'nombre') return nearest(board, cerca, ids, slice)
  const page =
    order === 'nombre' ? await byName(db, ids, slice) : inListOrder(board, ids, slice.skipped, slice.limit)
  return cerca ? distancesOf(board, cerca, page) : page.map((id) => ({ id, metres: null }))
}

/** Returns the records as visitors see them, with their distance when somebody asks from a position. */
async function shown(db: Db, page: readonly Near[], distant: boolean): Promise<view.FoundEmpresa[]> {
  const metres = new Map(page.map((near) => [near.id, near.metres]))
  const items: PublicEmpresa[] = await selectByIds(db, seen.empresa, [...metres.keys()], VISIBLE)
  return distant ? items.map((item) => ({ ...item, distancia_m: metres.get(item.id) ?? null })) : items
}
