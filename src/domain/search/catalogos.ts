import { MOST_FOUND } from '../../contract/siteKinds.ts'
import { readIntent } from '../../contract/spanish/intent.ts'
import { beginsWith, type Expansion, expandQuery } from '../../contract/spanish/matching.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import type { PageRequest } from '../views/public.ts'
import { NOTHING_SAID, type Said } from './attempts.ts'
import { excerpt } from './excerpt.ts'
import { inChunks, inTurn } from './indexing/database.ts'
import { pairOf } from './indexing/rank.ts'
import { TIER, tierOfName } from './matching/matchTier.ts'
import { createPostingReader, type PostingReader } from './matching/postingReader.ts'
import { sourcesOf, type TermSource } from './matching/vocabulary.ts'
import { paginate } from './paginate.ts'
import type { Stage } from './records.ts'
import { createTries } from './similar/tries.ts'
import { shippedWording, type Wording } from './wording.ts'

/** A catalogue that matches a text; page and extract only when the match needs the text of a page. */
export interface FoundCatalogo {
  readonly id: number
  readonly pagina?: number
  readonly extracto?: string
}

export interface FoundCatalogos {
  /** The requested page of them. */
  readonly catalogos: readonly FoundCatalogo[]
  readonly total: number
  /** Whether none has the text as typed. */
  readonly similar: boolean
  readonly said: Said
}

/**
 * Finds catalogues by their titles and pages, best first. The words may be spread over the title and one page. Tries
 * `stages` in turn until one finds something. Returns null when the text has no word.
 */
export async function findCatalogos(
  db: Db,
  text: string,
  request: PageRequest,
  wording: Wording = shippedWording(),
  stages: readonly Stage[] = CATALOGO_STAGES,
): Promise<FoundCatalogos | null> {
  const readings = expandQuery(text, wording.synonyms)
  if (readings.length === 0) return null
  madeOf(tags.all('catalogo'), tags.list('catalogo'))
  const tries = createTries(db, 'catalogo', readIntent(text), wording.lexicon)
  for (const stage of stages.filter((one) => CATALOGO_STAGES.includes(one))) {
    for await (const queries of stage === 'typed'
      ? [await typedQueries(db, readings)]
      : similarQueries(tries, stage)) {
      const hits = await matching(db, queries)
      if (hits.length === 0) continue
      const catalogos = await described(db, paginate(hits, request))
      const said = queries[0]?.said ?? NOTHING_SAID
      return { catalogos, total: Math.min(hits.length, MOST_FOUND), similar: stage !== 'typed', said }
    }
  }
  return { catalogos: [], total: 0, similar: false, said: NOTHING_SAID }
}

/** A text is not found in parts: all its words stand in the title and one page. */
const CATALOGO_STAGES: readonly Stage[] = ['typed', 'spelled', 'mistyped']

/** What to look for. `all` is the text as the beginning of a title, or null if it cannot be one. */
interface Query {
  readonly all: readonly string[] | null
  /** For each word, the terms that it leads to. */
  readonly words: readonly (readonly TermSource[])[]
  readonly typed: readonly string[]
  readonly said: Said
}

const typedQueries = (db: Db, readings: readonly Expansion[]): Promise<Query[]> =>
  inTurn(readings, async ({ all, wanted, given }) => ({
    all,
    words: await inTurn(wanted, (word) => sourcesOf(db, 'catalogo', [word], given.has(word))),
    typed: wanted,
    said: NOTHING_SAID,
  }))

async function* similarQueries(
  tries: ReturnType<typeof createTries>,
  stage: Exclude<Stage, 'typed'>,
): AsyncGenerator<Query[]> {
  for await (const group of tries.stage(stage))
    yield group
      .filter(({ other }) => other.length > 0)
      .map((said) => ({
        all: null,
        words: said.words,
        typed: said.instead.flatMap(({ words }) => [...words]),
        said,
      }))
}

interface Hit {
  readonly id: number
  readonly orden: number
  readonly page: number
  readonly tier: number
  readonly enye: 0 | 1
  readonly typed: readonly string[]
}

async function matching(db: Db, queries: readonly Query[]): Promise<Hit[]> {
  const hits = (await inTurn(queries, (query) => hitsOf(db, query))).flat()
  hits.sort((a, b) => a.tier - b.tier || a.enye - b.enye || a.orden - b.orden || a.id - b.id)
  const best = new Map<number, Hit>()
  for (const hit of hits) if (!best.has(hit.id)) best.set(hit.id, hit)
  return [...best.values()]
}

async function hitsOf(db: Db, { all, words, typed }: Query): Promise<Hit[]> {
  const reader = createPostingReader(db)
  const literal = await pagesOf(
    reader,
    words.map((word) => word.filter(({ enye }) => !enye)),
  )
  const pages = words.flat().some(({ enye }) => enye) ? await pagesOf(reader, words) : literal
  const hits: Hit[] = []
  await inChunks([...pages.keys()], 1000, async (chunk) => {
    const rows = await db
      .selectFrom('search_catalogo')
      .select(['id', 'orden', 'name'])
      .where('id', 'in', chunk)
      .execute()
    for (const { id, orden, name } of rows) {
      const page = pages.get(id) ?? 0
      const tier = page > 0 ? TIER.text : tierOfTitle(name, all)
      const same = literal.has(id) && (literal.get(id) === 0) === (page === 0)
      const enye = tier < TIER.name ? !name.startsWith(all?.join(' ') ?? '') : !same
      hits.push({ id, orden, page, tier, enye: enye ? 1 : 0, typed })
    }
  })
  return hits
}

function tierOfTitle(name: string, all: readonly string[] | null): number {
  const text = all?.join(' ')
  if (text === undefined || !beginsWith(name, text)) return TIER.name
  return tierOfName(name, text)
}

/**
 * Returns the page of each catalogue that has every word: 0 if all stand in the title, otherwise the first page that
 * has the words missing in the title.
 */
async function pagesOf(
  reader: PostingReader,
  words: readonly (readonly TermSource[])[],
): Promise<Map<number, number>> {
  const [first, ...others] = await inTurn(words, (word) => pagesWith(reader, word))
  const found = new Map<number, number>()
  for (const [id, pages] of first ?? []) {
    const inAll = [pages, ...others.map((word) => word.get(id) ?? new Set<number>())]
    const page = firstPage(inAll.filter((one) => !one.has(0)))
    if (page !== undefined) found.set(id, page)
  }
  return found
}

function firstPage(pages: readonly ReadonlySet<number>[]): number | undefined {
  const [first, ...others] = pages
  if (!first) return 0
  const common = [...first].filter((page) => others.every((other) => other.has(page)))
  return common.length > 0 ? common.reduce((a, b) => Math.min(a, b)) : undefined
}

async function pagesWith(
  reader: PostingReader,
  sources: readonly TermSource[],
): Promise<Map<number, Set<number>>> {
  const found = new Map<number, Set<number>>()
  for (const ranks of await reader.upTo(sources, Infinity)) {
    for (const rank of ranks) {
      const [id, page] = pairOf(rank)
      const pages = found.get(id)
      if (pages) pages.add(page)
      else found.set(id, new Set([page]))
    }
  }
  return found
}

async function described(db: Db, hits: readonly Hit[]): Promise<FoundCatalogo[]> {
  const inside = hits.filter(({ page }) => page > 0)
  const texts = inside.length > 0 ? await textsOf(db, inside) : new Map<number, string>()
  return hits.map(({ id, page, typed }) =>
    page === 0 ? { id } : { id, pagina: page, extracto: excerpt(texts.get(id) ?? '', typed) },
  )
}

/** Returns the text of each hit's page, by catalogue. */
async function textsOf(db: Db, hits: readonly Hit[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('search_pdf_page')
    .select(['catalogo', 'texto'])
    .where(({ and, eb, or }) =>
      or(hits.map(({ id, page }) => and([eb('catalogo', '=', id), eb('pagina', '=', page)]))),
    )
    .execute()
  return new Map(rows.map(({ catalogo, texto }) => [catalogo, texto]))
}
