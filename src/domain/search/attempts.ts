import type { Expansion } from '../../contract/spanish/matching.ts'
import { madeOf } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { alternativeTags, searchTags } from './indexing/wordTags.ts'
import { hitsOfFew } from './matching/few.ts'
import { TIER } from './matching/matchTier.ts'
import type { Lists } from './matching/meeting.ts'
import { namedBeginning, namedExactly, namedLonger } from './matching/names.ts'
import { type Beginnings, firstHits, type RankedHit } from './matching/ranking.ts'
import { recordsOf, sourcesOf, type TermSource } from './matching/vocabulary.ts'
import type { SearchedKind } from './searched.ts'
import type { Try } from './similar/tries.ts'

/** One attempt to find records: by the words of a reading as typed, or by what is similar. */

export interface Search extends Lists {
  readonly limit: number
}

export interface Tried {
  readonly hits: readonly RankedHit[]
  readonly typed: readonly string[]
  /** For each word, the terms that it leads to: a record that is found has one of each. */
  readonly words: readonly (readonly TermSource[])[]
  readonly similar: boolean
  readonly said: Said
}

/** What is to be said of similar results. */
export type Said = Pick<Try, 'instead' | 'missing'>
export const NOTHING_SAID: Said = { instead: [], missing: [] }

const NOTHING: Tried = { hits: [], typed: [], words: [], similar: false, said: NOTHING_SAID }

/** Looks for a reading of the text. */
export async function asTyped(search: Search, reading: Expansion): Promise<Tried> {
  const { db, kind } = search
  const { all, wanted, given } = reading
  const sources = await sourcesByWord(db, kind, all, given)
  const words = wanted.map((word) => sources.get(word) ?? [])
  const [rarest = ''] = wanted.toSorted((a, b) => countOf(sources, a) - countOf(sources, b))
  madeOf(...searchTags(kind, wanted, rarest))
  if (words.some((word) => word.length === 0)) return { ...NOTHING, typed: wanted }
  return { ...NOTHING, hits: await typedHits(search, all, sources, words), typed: wanted, words }
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
  return [...named, ...(await firstHits(search, words, [], most, longer === null ? beginnings() : null))]

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
  given: ReadonlySet<string>,
): Promise<Map<string, TermSource[]>> {
  const found = new Map<string, TermSource[]>()
  for (const word of new Set(words)) found.set(word, await sourcesOf(db, kind, [word], given.has(word)))
  return found
}

/**
 * Looks for what is similar. That is never an exact name or a beginning, so a word in the name is the best tier. Each
 * record has a term that was not typed, unless the text was taken apart.
 */
export async function similarly(search: Search, one: Try): Promise<Tried> {
  const { words, other, instead, missing, plain, asked } = one
  const { kind, limit } = search
  madeOf(...alternativeTags(kind, asked, words.map(recordsOf)))
  if (words.length === 0 || words.some((word) => word.length === 0)) return NOTHING
  if (other.length === 0 && !plain) return NOTHING
  const lists = words.map((word) => [...word])
  const among = plain ? [] : [other]
  const few = await hitsOfFew(search, { words: lists, among }, null, limit)
  const hits = few ?? (await firstHits(search, lists, among, limit, null))
  const typed = instead.flatMap(({ words }) => [...words])
  return { hits, typed, words: [...lists, ...among], similar: true, said: { instead, missing } }
}
