import { type Reading, readingsOf, type Synonyms } from '../../contract/matching.ts'
import type { SearchDb } from './database.ts'
import { namedLike } from './names.ts'
import { idOf } from './rank.ts'
import { byPlace, firstHits, type Hit } from './ranking.ts'
import { knownSpellings } from './typos.ts'
import { sourcesOf } from './vocabulary.ts'

export interface SearchOptions {
  readonly limit?: number
  readonly synonyms?: Synonyms
}

/**
 * The ids of the published branches that a text finds, best first (contract.md, sections 5 and 10); null when the text
 * holds no word. A typing error a word is forgiven when nothing else is found.
 */
export async function searchEmpresas(
  db: SearchDb,
  text: string,
  { limit = 50, synonyms = [] }: SearchOptions = {},
): Promise<number[] | null> {
  const readings = readingsOf(text, synonyms)
  if (readings.length === 0) return null
  const found = await Promise.all(readings.map((reading) => asTyped(db, reading, limit)))
  const hits = found.some((some) => some.length > 0)
    ? found
    : await Promise.all(readings.map((reading) => forgiving(db, reading, limit)))
  return best(hits.flat())
    .slice(0, limit)
    .map((hit) => idOf(hit.rank))
}

async function asTyped(db: SearchDb, { all, wanted }: Reading, limit: number): Promise<Hit[]> {
  const words = await Promise.all(wanted.map((word) => sourcesOf(db, 'empresa', [word])))
  if (words.some((sources) => sources.length === 0)) return []
  const named = await namedLike(db, all, limit)
  // Names that are, or begin with, the text are among those that have its words.
  const others = await firstHits(db, words, { limit: limit + named.length, beginnings: all.length === 1 })
  return [...named, ...others]
}

/** Exact names and beginnings are literal: with an error forgiven, a word in the name is the best there is. */
async function forgiving(db: SearchDb, { wanted }: Reading, limit: number): Promise<Hit[]> {
  const words = await Promise.all(
    wanted.map(async (word) => sourcesOf(db, 'empresa', await knownSpellings(db, 'empresa', word))),
  )
  return words.some((sources) => sources.length === 0)
    ? []
    : firstHits(db, words, { limit, beginnings: false })
}

/** Every record once, as it was found best, in order. */
function best(hits: readonly Hit[]): Hit[] {
  const found = new Map<number, Hit>()
  for (const hit of hits.toSorted(byPlace)) if (!found.has(hit.rank)) found.set(hit.rank, hit)
  return [...found.values()]
}
