import { countBits, hasBit, unionOfBits } from '../indexing/bits.ts'
import { DENSE } from '../indexing/denseTerms.ts'
import { idOfRank } from '../indexing/rank.ts'
import { TIER } from './matchTier.ts'
import { type Lists, meeting } from './meeting.ts'
import type { PostingReader } from './postingReader.ts'
import { union, within } from './sorted.ts'
import { recordsOf, type TermSource } from './vocabulary.ts'

/** A record that was found. Sort hits by `tier`, `enye` and `rank`. */
export interface RankedHit {
  readonly rank: number
  readonly tier: number
  /** 1 when the record is in this tier only with `ñ` for a typed `n`. */
  readonly enye: 0 | 1
}

export const byPlace = (a: RankedHit, b: RankedHit): number =>
  a.tier - b.tier || a.enye - b.enye || a.rank - b.rank

/** How to find names that begin with the text. */
export interface Beginnings {
  /** For each word of the text, the terms of names that it leads to. */
  readonly words: readonly TermSource[][]
  /**
   * Returns those of the given records, in their order, whose name does begin with the text. All of them have the
   * words.
   */
  readonly check: (ranks: readonly number[], enye: 0 | 1) => Promise<readonly number[]>
}

/**
 * Returns the first records, in their order, that have every word, and one term of each list `among`; of words in
 * different places the worst tier counts. Goes through the tiers from the best and stops at the limit: a word in a hundred
 * thousand records costs a few blocks.
 */
export async function firstHits(
  where: Lists,
  words: readonly TermSource[][],
  among: readonly (readonly TermSource[])[],
  limit: number,
  beginnings: Beginnings | null,
): Promise<RankedHit[]> {
  const hits: RankedHit[] = []
  const seen = new Set<number>()
  for (const { tier, enye, sources } of passes(words, beginnings)) {
    const check = async (ranks: readonly number[]) => {
      const fresh = ranks.filter((rank) => !seen.has(rank))
      return tier === TIER.beginning && beginnings && fresh.length > 0 ? beginnings.check(fresh, enye) : fresh
    }
    const ranks = await firstInAll(where, [...sources, ...among], limit - hits.length, check)
    for (const rank of ranks) seen.add(rank)
    hits.push(...ranks.map((rank) => ({ rank, tier, enye })))
    if (hits.length >= limit) break
  }
  return hits
}

const IN_WORDS = [TIER.name, TIER.category, TIER.detail, TIER.text]

interface Pass {
  readonly tier: number
  readonly enye: 0 | 1
  readonly sources: readonly TermSource[][]
}

/** Returns the passes to make, best first, without those that cannot find anything new. */
function passes(words: readonly TermSource[][], beginnings: Beginnings | null): Pass[] {
  const found: Pass[] = []
  const add = (tier: number, all: readonly TermSource[][]) => {
    const literal = all.map((word) => word.filter(({ enye }) => !enye))
    found.push({ tier, enye: 0, sources: literal })
    if (sizeOfAll(literal) < sizeOfAll(all)) found.push({ tier, enye: 1, sources: all })
  }
  if (beginnings) add(TIER.beginning, beginnings.words)
  let before = 0
  for (const tier of IN_WORDS) {
    const all = words.map((word) =>
      word.filter((source) => source.tier > TIER.beginning && source.tier <= tier),
    )
    const size = sizeOfAll(all)
    if (size > before) add(tier, all)
    before = size
  }
  return found.filter(({ sources }) => sources.every((word) => word.length > 0))
}

const sizeOfAll = (words: readonly TermSource[][]): number =>
  words.reduce((sum, { length }) => sum + length, 0)

/** How far to read: first this many blocks of the word with the fewest records, then eight times as many, and so on. */
const FIRST_BLOCKS = 2
const FURTHER = 8
const NEAR = FIRST_BLOCKS * FURTHER
/** Lists up to this length are read in full. */
const SHORT_LIST = 2000
/** Up to this many records are looked at one by one. */
export const FEW = 400
/** The records that one check takes. */
const CHECKED = 300

type Check = (ranks: readonly number[]) => Promise<readonly number[]>
const asTheyAre: Check = async (ranks) => ranks

/**
 * Returns the `limit` smallest ranks that stand in every list, that the filter allows, and that pass the check. When
 * the first blocks do not have enough, the lists share few records, or only late ones: then it counts how many stand in
 * all of them. With a filter of few records the first look reaches farther.
 */
export async function firstInAll(
  where: Lists,
  lists: readonly (readonly TermSource[])[],
  limit: number,
  check = asTheyAre,
): Promise<number[]> {
  const { reader, filter } = where
  const rarestFirst = lists.toSorted((a, b) => recordsOf(a) - recordsOf(b))
  const [rarest = []] = rarestFirst
  const [longest] = rarest.toSorted((a, b) => b.n - a.n)
  const passed: number[] = []
  let checked = 0
  const take = async (ranks: Float64Array) => {
    const found = filter ? ranks.filter((rank) => hasBit(filter, idOfRank(rank))) : ranks
    for (; checked < found.length && passed.length < limit; checked += CHECKED)
      passed.push(...(await check([...found.subarray(checked, checked + CHECKED)])))
    checked = found.length
  }
  if (!longest) return passed
  const long = recordsOf(rarest) > SHORT_LIST
  const sparse = filter !== null && countBits(filter) * FURTHER < recordsOf(rarest)
  for (let blocks = long ? (sparse ? NEAR : FIRST_BLOCKS) : Infinity; ; blocks *= FURTHER) {
    const bound = blocks < longest.n ? await reader.blockStart(longest, blocks) : Infinity
    await take(await inAll(reader, rarestFirst, bound))
    if (passed.length >= limit || bound === Infinity) return passed.slice(0, limit)
    if (blocks !== NEAR || (lists.length === 1 && !filter)) continue
    const met = await meeting(where, rarestFirst, FEW)
    if (!met) continue
    await take(Float64Array.from(met))
    return passed.slice(0, limit)
  }
}

/** Returns the ranks up to `bound` that stand in every list. */
async function inAll(reader: PostingReader, lists: readonly (readonly TermSource[])[], bound: number) {
  const [first = [], ...others] = lists
  let ranks = union(await reader.upTo(first, bound), bound)
  for (const list of others) {
    if (ranks.length === 0) return ranks
    ranks =
      bound === Infinity
        ? await standingIn(reader, ranks, list)
        : within(ranks, await reader.upTo(list, bound))
  }
  return ranks
}

/** Returns those of some ascending ranks that stand in a list. Reads the bitmaps of a long list, which is faster. */
async function standingIn(
  reader: PostingReader,
  ranks: Float64Array,
  list: readonly TermSource[],
): Promise<Float64Array> {
  if (recordsOf(list) < DENSE) return within(ranks, await reader.upTo(list, ranks.at(-1) ?? 0))
  const ids = unionOfBits(await reader.bits(list))
  return ranks.filter((rank) => hasBit(ids, idOfRank(rank)))
}
