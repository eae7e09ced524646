import { type Reading, readingsOf, type Synonyms } from '../../contract/matching.ts'
import type { Db } from '../db/types.ts'
import { inTurn } from './database.ts'
import { hitsOfFew } from './few.ts'
import { namedBeginning, namedExactly, namedLonger } from './names.ts'
import { idOf } from './rank.ts'
import { type Beginnings, byPlace, firstHits, type Hit } from './ranking.ts'
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
  const asTypedHits = (await inTurn(readings, (reading) => asTyped(db, reading, limit))).flat()
  const hits =
    asTypedHits.length > 0
      ? asTypedHits
      : (await inTurn(readings, (reading) => forgiving(db, reading, limit))).flat()
  return best(hits)
    .slice(0, limit)
    .map((hit) => idOf(hit.rank))
}

async function asTyped(db: Db, { all, wanted }: Reading, limit: number): Promise<Hit[]> {
  const sources = await sourcesByWord(db, all)
  const words = wanted.map((word) => sources.get(word) ?? [])
  if (words.some((word) => word.length === 0)) return []
  const text = all.join(' ')
  const few = await hitsOfFew(db, words, text)
  if (few) return few
  const single = all.length === 1
  const exact = await namedExactly(db, text, limit)
  const longer = single ? null : await namedLonger(db, text)
  const named = [...exact, ...(longer ?? [])]
  // Those named like the text are among those that have its words.
  const others = await firstHits(db, words, limit + named.length, longer === null ? beginnings() : null)
  return [...named, ...others]

  function beginnings(): Beginnings {
    return {
      words: all.map((word, at) => (sources.get(word) ?? []).filter((source) => inName(source, at))),
      check: async (ranks, enye) => (single ? ranks : namedBeginning(db, text, ranks, enye)),
    }
  }
}

/** Whether a word of the text leads to names that may begin with the text; a single word leads to all of them. */
const inName = ({ level, begins }: Source, at: number): boolean => begins && level === (at === 0 ? 0 : 1)

async function sourcesByWord(db: Db, words: readonly string[]): Promise<Map<string, Source[]>> {
  const found = new Map<string, Source[]>()
  for (const word of new Set(words)) found.set(word, await sourcesOf(db, 'empresa', [word]))
  return found
}

/** Exact names and beginnings are literal: with an error forgiven, a word in the name is the best there is. */
async function forgiving(db: Db, { wanted }: Reading, limit: number): Promise<Hit[]> {
  const words: Source[][] = []
  for (const word of wanted) {
    const sources = await sourcesOf(db, 'empresa', await knownSpellings(db, 'empresa', word))
    if (sources.length === 0) return []
    words.push(sources)
  }
  return (await hitsOfFew(db, words, null)) ?? firstHits(db, words, limit, null)
}

/** Every record once, as it was found best, in order. */
function best(hits: readonly Hit[]): Hit[] {
  const found = new Map<number, Hit>()
  for (const hit of hits.toSorted(byPlace)) if (!found.has(hit.rank)) found.set(hit.rank, hit)
  return [...found.values()]
}
