import { type Reading, readingsOf, type Synonyms } from '../../contract/matching.ts'
import type { Db } from '../db/types.ts'
import { namedLike } from './names.ts'
import { idOf } from './rank.ts'
import { byPlace, firstHits, type Hit } from './ranking.ts'
import { knownSpellings } from './typos.ts'
import { type Source, sourcesOf } from './vocabulary.ts'

/**
 * The ids of the published branches that a text finds, best first (contract.md, sections 5 and 10); null when the text
 * holds no word. A typing error a word is forgiven when nothing else is found.
 */
export async function findEmpresas(
  db: Db,
  text: string,
  limit: number,
  synonyms: Synonyms = [],
): Promise<number[] | null> {
  const readings = readingsOf(text, synonyms)
  if (readings.length === 0) return null
  const asTypedHits = await hitsOf(readings, (reading) => asTyped(db, reading, limit))
  const hits =
    asTypedHits.length > 0 ? asTypedHits : await hitsOf(readings, (reading) => forgiving(db, reading, limit))
  return best(hits)
    .slice(0, limit)
    .map((hit) => idOf(hit.rank))
}

/** One after the other: a search takes one of the database's connections, not several. */
async function hitsOf(
  readings: readonly Reading[],
  search: (reading: Reading) => Promise<Hit[]>,
): Promise<Hit[]> {
  const hits: Hit[] = []
  for (const reading of readings) hits.push(...(await search(reading)))
  return hits
}

async function asTyped(db: Db, { all, wanted }: Reading, limit: number): Promise<Hit[]> {
  const words = await sourcesOfAll(db, wanted, async (word) => [word])
  if (words.length === 0) return []
  const named = await namedLike(db, all, limit)
  // Names that are, or begin with, the text are among those that have its words.
  const others = await firstHits(db, words, { limit: limit + named.length, beginnings: all.length === 1 })
  return [...named, ...others]
}

/** Exact names and beginnings are literal: with an error forgiven, a word in the name is the best there is. */
async function forgiving(db: Db, { wanted }: Reading, limit: number): Promise<Hit[]> {
  const words = await sourcesOfAll(db, wanted, (word) => knownSpellings(db, 'empresa', word))
  return firstHits(db, words, { limit, beginnings: false })
}

/** What each word leads to; nothing at all when one of them leads nowhere. */
async function sourcesOfAll(
  db: Db,
  wanted: readonly string[],
  spell: (word: string) => Promise<string[]>,
): Promise<Source[][]> {
  const words: Source[][] = []
  for (const word of wanted) {
    const sources = await sourcesOf(db, 'empresa', await spell(word))
    if (sources.length === 0) return []
    words.push(sources)
  }
  return words
}

/** Every record once, as it was found best, in order. */
function best(hits: readonly Hit[]): Hit[] {
  const found = new Map<number, Hit>()
  for (const hit of hits.toSorted(byPlace)) if (!found.has(hit.rank)) found.set(hit.rank, hit)
  return [...found.values()]
}
