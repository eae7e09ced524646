import { type Expansion, expandQuery, type Synonyms } from '../../contract/spanish/matching.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { type Bits, commonBits, unionOfBits } from './indexing/bits.ts'
import { inTurn } from './indexing/database.ts'
import { idOfRank } from './indexing/rank.ts'
import { searchTags } from './indexing/wordTags.ts'
import { hitsOfFew } from './matching/few.ts'
import { TIER } from './matching/matchTier.ts'
import type { Lists } from './matching/meeting.ts'
import { namedBeginning, namedExactly, namedLonger } from './matching/names.ts'
import { createPostingReader } from './matching/postingReader.ts'
import { type Beginnings, byPlace, firstHits, type RankedHit } from './matching/ranking.ts'
import { knownSpellings } from './matching/spellings.ts'
import { recordsOf, sourcesOf, type TermSource } from './matching/vocabulary.ts'
import { placesOf, type SearchedKind } from './searched.ts'

export interface FoundRecord {
  readonly id: number
  readonly tier: number
}

export interface FoundRecords {
  readonly records: readonly FoundRecord[]
  /** The words that were looked for, with their fuzzy spellings. */
  readonly typed: readonly string[]
  /** Whether the match is fuzzy. */
  readonly similar: boolean
}

/** The words as typed, or with one typing error allowed in each. */
export type Spelling = 'typed' | 'fuzzy'
export const TYPED_FIRST: readonly Spelling[] = ['typed', 'fuzzy']

export interface SearchOptions {
  readonly synonyms?: Synonyms
  /** Tried in turn until one finds something. */
  readonly spellings?: readonly Spelling[]
  /** The records that may be found; without it, all of the kind. */
  readonly filter?: Bits | null
}

/**
 * Finds records of a kind by a text, best first (contract.md, sections 5 and 10). Returns null when the text has no
 * word. Searches fuzzily only when the text as typed finds nothing, with or without a filter.
 */
export async function findRecords(
  db: Db,
  kind: SearchedKind,
  text: string,
  limit: number,
  { synonyms = [], spellings = TYPED_FIRST, filter = null }: SearchOptions = {},
): Promise<FoundRecords | null> {
  const readings = expandQuery(text, synonyms)
  if (readings.length === 0) return null
  const search = { ...searchOf(db, kind), limit, filter }
  for (const spelling of spellings) {
    const found = await inEveryReading(search, readings, spelling)
    if (found.records.length > 0) return found
    const alone = filter && (await inEveryReading({ ...search, limit: 1, filter: null }, readings, spelling))
    if (alone?.records[0]) return NONE
  }
  return NONE
}

/**
 * Returns every record of a kind that a text finds, with its most similar spelling if as typed it finds none; null when
 * the text has no word. For counts, and for other orders than that of the best match.
 */
export async function findAll(
  db: Db,
  kind: SearchedKind,
  text: string,
  { synonyms = [], spellings = TYPED_FIRST }: SearchOptions = {},
): Promise<{ readonly ids: Bits; readonly similar: boolean } | null> {
  const readings = expandQuery(text, synonyms)
  if (readings.length === 0) return null
  const search = { ...searchOf(db, kind), limit: 1, filter: null }
  for (const spelling of spellings) {
    const tried = await inTurn(readings, (reading) => TRIES[spelling](search, reading))
    const found = tried.filter(({ hits }) => hits.length > 0)
    if (found.length === 0) continue
    const sets = await inTurn(found, ({ words }) => standingInAll(search, words))
    return { ids: unionOfBits(sets), similar: spelling === 'fuzzy' }
  }
  return { ids: new Map(), similar: false }
}

/** Returns the records that have a term of each word. */
const standingInAll = async ({ reader }: Lists, words: readonly TermSource[][]): Promise<Bits> =>
  commonBits(await inTurn(words, async (word) => unionOfBits(await reader.bits(word))))

/** What reads the lists of one search, whose answer depends on them and on the names of categories. */
function searchOf(db: Db, kind: SearchedKind) {
  madeOf(tags.all(kind), tags.manyWords(kind))
  const { target } = placesOf(kind)
  if (target) madeOf(tags.all(target.name))
  return { db, kind, reader: createPostingReader(db) }
}

const NONE: FoundRecords = { records: [], typed: [], similar: false }

async function inEveryReading(
  search: Search,
  readings: readonly Expansion[],
  spelling: Spelling,
): Promise<FoundRecords> {
  const tried = await inTurn(readings, (reading) => TRIES[spelling](search, reading))
  return {
    records: best(
      tried.flatMap(({ hits }) => hits),
      search.limit,
    ),
    typed: tried.flatMap(({ typed }) => typed),
    similar: spelling === 'fuzzy',
  }
}

interface Search extends Lists {
  readonly limit: number
}

interface Tried {
  readonly hits: readonly RankedHit[]
  readonly typed: readonly string[]
  /** For each word, the terms that it leads to: a record that is found has one of each. */
  readonly words: readonly TermSource[][]
}

async function asTyped(search: Search, reading: Expansion): Promise<Tried> {
  const { db, kind } = search
  const { all, wanted } = reading
  const sources = await sourcesByWord(db, kind, all)
  const words = wanted.map((word) => sources.get(word) ?? [])
  const [rarest = ''] = wanted.toSorted((a, b) => countOf(sources, a) - countOf(sources, b))
  madeOf(...searchTags(kind, wanted, rarest))
  if (words.some((word) => word.length === 0)) return { ...NOTHING, typed: wanted }
  return { hits: await typedHits(search, all, sources, words), typed: wanted, words }
}

async function typedHits(
  search: Search,
  all: readonly string[],
  sources: ReadonlyMap<string, TermSource[]>,
  words: readonly TermSource[][],
): Promise<RankedHit[]> {
  const { db, kind, limit, filter } = search
  const text = all.join(' ')
  const few = await hitsOfFew(search, { words, among: [] }, text, limit)
  if (few) return few
  const single = all.length === 1
  const exact = await namedExactly(db, kind, text, limit, filter)
  const longer = single ? null : await namedLonger(db, kind, text, filter)
  const named = [...exact, ...(longer ?? [])]
  // The second part finds the named records again, so it needs a larger limit.
  const most = limit + named.length
  return [...named, ...(await firstHits(search, words, most, longer === null ? beginnings() : null))]

  function beginnings(): Beginnings {
    return {
      words: all.map((word, at) => (sources.get(word) ?? []).filter((source) => inName(source, at))),
      check: async (ranks, enye) => (single ? ranks : namedBeginning(db, kind, text, ranks, enye)),
    }
  }
}

/** Whether a word of the text leads to names that may begin with the text; a single word leads to all of them. */
const inName = ({ tier, begins }: TermSource, at: number): boolean =>
  begins && tier === (at === 0 ? TIER.beginning : TIER.name)

const countOf = (sources: ReadonlyMap<string, TermSource[]>, word: string): number =>
  recordsOf(sources.get(word) ?? [])

async function sourcesByWord(
  db: Db,
  kind: SearchedKind,
  words: readonly string[],
): Promise<Map<string, TermSource[]>> {
  const found = new Map<string, TermSource[]>()
  for (const word of new Set(words)) found.set(word, await sourcesOf(db, kind, [word]))
  return found
}

/**
 * A fuzzy match is never an exact name or a beginning, so a word in the name is the best tier. The text as typed found
 * nothing, so every record found needs a fuzzy word.
 */
async function fuzzily(search: Search, { wanted }: Expansion): Promise<Tried> {
  const { db, kind, limit } = search
  madeOf(tags.anyWords(kind))
  const words: TermSource[][] = []
  const typed: string[] = []
  const fuzzy: TermSource[] = []
  for (const word of wanted) {
    const spellings = await knownSpellings(db, kind, word)
    const sources = await sourcesOf(db, kind, spellings)
    if (sources.length === 0) return NOTHING
    const literal = new Set((await sourcesOf(db, kind, [word])).map(({ term }) => term))
    fuzzy.push(...sources.filter(({ term }) => !literal.has(term)))
    words.push(sources)
    typed.push(...spellings)
  }
  if (fuzzy.length === 0) return NOTHING
  const few = await hitsOfFew(search, { words, among: [fuzzy] }, null, limit)
  return { hits: few ?? (await firstHits(search, words, limit, null)), typed, words }
}

const NOTHING: Tried = { hits: [], typed: [], words: [] }
const TRIES = { typed: asTyped, fuzzy: fuzzily } as const

/** Returns every record once, with its best match, in order. */
function best(hits: readonly RankedHit[], limit: number): FoundRecord[] {
  const found = new Map<number, FoundRecord>()
  for (const { rank, tier } of hits.toSorted(byPlace))
    if (!found.has(rank)) found.set(rank, { id: idOfRank(rank), tier })
  return [...found.values()].slice(0, limit)
}
