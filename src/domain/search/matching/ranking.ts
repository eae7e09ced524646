import type { Filter } from '../filter.ts'
import { hasBit, unionOfBits } from '../indexing/bits.ts'
import { DENSE } from '../indexing/denseTerms.ts'
import { idOfRank } from '../indexing/rank.ts'
import { TIER } from './matchTier.ts'
import { type Lists, meeting } from './meeting.ts'
import type { PostingReader } from './postingReader.ts'
import { union, within } from './sorted.ts'
import { recordsOf, type TermSource } from './vocabulary.ts'

/** A record that was found. Hits are in their order when sorted by `tier`, `enye` and `rank`. */
export interface RankedHit {
  readonly rank: number
  readonly tier: number
  /** 1 when it took `ñ` for a typed `n` to be found in this tier. */
  readonly enye: 0 | 1
}

export const byPlace = (a: RankedHit, b: RankedHit): number =>
  a.tier - b.tier || a.enye - b.enye || a.rank - b.rank

/** How names that begin with the text are found. */
export interface Beginnings {
  /** For each word of the text what it leads to in names. */
  readonly words: readonly TermSource[][]
  /** Of records with all these words, in their order, those that do begin so. */
  readonly check: (ranks: readonly number[], enye: 0 | 1) => Promise<readonly number[]>
}

/**
 * The first records, in their order, in which every word is found and that the filter lets through; of words in different
 * places the worst counts. Tiers are looked through from the best on, and only as far as it takes: a word in a hundred
 * thousand records costs a few blocks.
 */
export async function firstHits(
  where: Lists,
  words: readonly TermSource[][],
  filter: Filter | null,
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
    const lists = filter ? [...sources, filter] : sources
    const ranks = await firstInAll(where, lists, limit - hits.length, check)
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

/** What to look through, best first; passes that cannot find anything new are left out. */
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

/** How far to read at first: so many blocks of the word that fewest records have, then eight times as many, … */
const FIRST_BLOCKS = 2
const FURTHER = 8
const NEAR = FIRST_BLOCKS * FURTHER
/** Lists up to this length are read at once. */
const SHORT_LIST = 2000
/** Up to so many records are looked at one by one. */
export const FEW = 400
/** So many records are checked at a time. */
const CHECKED = 300

type Check = (ranks: readonly number[]) => Promise<readonly number[]>
const asTheyAre: Check = async (ranks) => ranks

/**
 * The `limit` smallest ranks that stand in every list and pass the check. When they have not shown up in the first blocks,
 * the lists hardly meet, or far behind: then it is looked up how many stand in all of them.
 */
export async function firstInAll(
  where: Lists,
  lists: readonly (readonly TermSource[])[],
  limit: number,
  check = asTheyAre,
): Promise<number[]> {
  const { reader } = where
  const rarestFirst = lists.toSorted((a, b) => recordsOf(a) - recordsOf(b))
  const [rarest = []] = rarestFirst
  const [longest] = rarest.toSorted((a, b) => b.n - a.n)
  const passed: number[] = []
  let checked = 0
  const take = async (found: Float64Array) => {
    for (; checked < found.length && passed.length < limit; checked += CHECKED)
      passed.push(...(await check([...found.subarray(checked, checked + CHECKED)])))
    checked = found.length
  }
  if (!longest) return passed
  const long = recordsOf(rarest) > SHORT_LIST
  for (let blocks = long ? FIRST_BLOCKS : Infinity; ; blocks *= FURTHER) {
    const bound = blocks < longest.n ? await reader.blockStart(longest, blocks) : Infinity
    await take(await inAll(reader, rarestFirst, bound))
    if (passed.length >= limit || bound === Infinity) return passed.slice(0, limit)
    if (blocks !== NEAR || lists.length === 1) continue
    const met = await meeting(where, rarestFirst, FEW)
    if (!met) continue
    await take(Float64Array.from(met))
    return passed.slice(0, limit)
  }
}

/** The ranks up to `bound` that stand in every list. */
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

/** Those of some ascending ranks that stand in a list; of a long one its bits are read, which takes the less. */
export async function standingIn(
  reader: PostingReader,
  ranks: Float64Array,
  list: readonly TermSource[],
): Promise<Float64Array> {
  if (recordsOf(list) < DENSE) return within(ranks, await reader.upTo(list, ranks.at(-1) ?? 0))
  const ids = unionOfBits(await reader.bits(list))
  return ranks.filter((rank) => hasBit(ids, idOfRank(rank)))
}
