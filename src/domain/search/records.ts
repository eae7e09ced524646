import { type Reading, readingsOf, type Synonyms } from '../../contract/matching.ts'
import type { Db } from '../db/types.ts'
import { inTurn } from './database.ts'
import { hitsOfFew } from './few.ts'
import { namedBeginning, namedExactly, namedLonger } from './names.ts'
import { idOf } from './rank.ts'
import { type Beginnings, byPlace, firstHits, type Hit } from './ranking.ts'
import type { Kind } from './texts.ts'
import { knownSpellings } from './typos.ts'
import { type Source, sourcesOf } from './vocabulary.ts'

export interface FoundRecord {
  readonly id: number
  /** Where the worst placed word was found: see `Hit`. */
  readonly place: number
}

export interface FoundRecords {
  readonly records: readonly FoundRecord[]
  /** The words that were looked for, with the spellings that were forgiven. */
  readonly typed: readonly string[]
}

/**
 * The records of a kind that a text finds, best first (contract.md, sections 5 and 10); null when the text holds no word.
 * A typing error a word is forgiven when nothing else is found.
 */
export async function findRecords(
  db: Db,
  kind: Kind,
  text: string,
  limit: number,
  synonyms: Synonyms = [],
): Promise<FoundRecords | null> {
  const readings = readingsOf(text, synonyms)
  if (readings.length === 0) return null
  const hits = (await inTurn(readings, (reading) => asTyped(db, kind, reading, limit))).flat()
  if (hits.length > 0) return { records: best(hits, limit), typed: readings.flatMap(({ wanted }) => wanted) }
  const forgiven = await inTurn(readings, (reading) => forgiving(db, kind, reading, limit))
  return {
    records: best(
      forgiven.flatMap((one) => one.hits),
      limit,
    ),
    typed: forgiven.flatMap((one) => one.typed),
  }
}

async function asTyped(db: Db, kind: Kind, { all, wanted }: Reading, limit: number): Promise<Hit[]> {
  const sources = await sourcesByWord(db, kind, all)
  const words = wanted.map((word) => sources.get(word) ?? [])
  if (words.some((word) => word.length === 0)) return []
  const text = all.join(' ')
  const few = await hitsOfFew(db, kind, words, text)
  if (few) return few
  const single = all.length === 1
  const exact = await namedExactly(db, kind, text, limit)
  const longer = single ? null : await namedLonger(db, kind, text)
  const named = [...exact, ...(longer ?? [])]
  // Those named like the text are among those that have its words.
  const others = await firstHits(db, words, limit + named.length, longer === null ? beginnings() : null)
  return [...named, ...others]

  function beginnings(): Beginnings {
    return {
      words: all.map((word, at) => (sources.get(word) ?? []).filter((source) => inName(source, at))),
      check: async (ranks, enye) => (single ? ranks : namedBeginning(db, kind, text, ranks, enye)),
    }
  }
}

/** Whether a word of the text leads to names that may begin with the text; a single word leads to all of them. */
const inName = ({ level, begins }: Source, at: number): boolean => begins && level === (at === 0 ? 0 : 1)

async function sourcesByWord(db: Db, kind: Kind, words: readonly string[]): Promise<Map<string, Source[]>> {
  const found = new Map<string, Source[]>()
  for (const word of new Set(words)) found.set(word, await sourcesOf(db, kind, [word]))
  return found
}

interface Forgiven {
  readonly hits: Hit[]
  readonly typed: readonly string[]
}

/** Exact names and beginnings are literal: with an error forgiven, a word in the name is the best there is. */
async function forgiving(db: Db, kind: Kind, { wanted }: Reading, limit: number): Promise<Forgiven> {
  const words: Source[][] = []
  const typed: string[] = []
  for (const word of wanted) {
    const spellings = await knownSpellings(db, kind, word)
    const sources = await sourcesOf(db, kind, spellings)
    if (sources.length === 0) return { hits: [], typed: [] }
    words.push(sources)
    typed.push(...spellings)
  }
  return {
    hits: (await hitsOfFew(db, kind, words, null)) ?? (await firstHits(db, words, limit, null)),
    typed,
  }
}

/** Every record once, as it was found best, in order. */
function best(hits: readonly Hit[], limit: number): FoundRecord[] {
  const found = new Map<number, FoundRecord>()
  for (const { rank, kind } of hits.toSorted(byPlace))
    if (!found.has(rank)) found.set(rank, { id: idOf(rank), place: kind })
  return [...found.values()].slice(0, limit)
}
