import type { Db } from '../db/types.ts'
import { createPostingReader, type PostingReader } from './postingReader.ts'
import { union, within } from './sorted.ts'
import type { Source } from './vocabulary.ts'

/** A record that was found. Hits are in their order when sorted by `kind`, `enye` and `rank`. */
export interface Hit {
  readonly rank: number
  /** 0: exact name, 1: beginning of the name, 2: words in the name, then category, address, description. */
  readonly kind: number
  /** 1 when it took `ñ` for a typed `n` to be found in this kind. */
  readonly enye: 0 | 1
}

export const byPlace = (a: Hit, b: Hit): number => a.kind - b.kind || a.enye - b.enye || a.rank - b.rank

/** Places of words in terms: 0 is the first word of the name. A single word found there is a beginning of the name. */
const LEVELS = [0, 1, 2, 3, 4] as const

/**
 * The first records, in their order, in which every word is found; of words in different places the worst counts. Kinds are
 * looked through from the best on, and only as far as it takes: a word in a hundred thousand records costs a few blocks.
 */
export async function firstHits(
  db: Db,
  words: readonly Source[][],
  { limit, beginnings }: { limit: number; beginnings: boolean },
): Promise<Hit[]> {
  const reader = createPostingReader(db)
  const hits: Hit[] = []
  const seen = new Set<number>()
  for (const { level, enye, sources } of passes(words, beginnings)) {
    const ranks = await firstInAll(reader, sources, limit - hits.length, seen)
    for (const rank of ranks) seen.add(rank)
    hits.push(...ranks.map((rank) => ({ rank, kind: level + 1, enye })))
    if (hits.length >= limit) break
  }
  return hits
}

interface Pass {
  readonly level: number
  readonly enye: 0 | 1
  readonly sources: Source[][]
}

/** What to look through, best first; passes that cannot find anything new are left out. */
function passes(words: readonly Source[][], beginnings: boolean): Pass[] {
  const all = LEVELS.slice(beginnings ? 0 : 1).flatMap((level) =>
    ([0, 1] as const).map((enye) => {
      const sources = words.map((word) => word.filter((source) => isIn(source, level, enye)))
      return { level, enye, sources }
    }),
  )
  const size = (level: number, enye: 0 | 1) =>
    all.find((pass) => pass.level === level && pass.enye === enye)?.sources.flat().length ?? 0
  return all.filter(({ level, enye, sources }) => {
    const repeated =
      (level > 1 && size(level - 1, enye) === size(level, enye)) ||
      (enye && size(level, 0) === size(level, 1))
    return !repeated && sources.every((word) => word.length > 0)
  })
}

/** The first word of a name is among its words: from there on its own terms say nothing new. */
const isIn = (source: Source, level: number, enye: 0 | 1): boolean =>
  (level === 0 ? source.level === 0 && source.begins : source.level > 0 && source.level <= level) &&
  (enye === 1 || !source.enye)

/** How far to read at first: so many blocks of the word that fewest records have, then eight times as many, … */
const FIRST_BLOCKS = 2
/** Lists up to this length are read at once. */
const SHORT_LIST = 2000

/** The `limit` smallest ranks, other than those seen, that every word has. */
async function firstInAll(
  reader: PostingReader,
  words: readonly Source[][],
  limit: number,
  seen: ReadonlySet<number>,
): Promise<number[]> {
  const rarestFirst = words.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const [rarest = []] = rarestFirst
  const [longest] = rarest.toSorted((a, b) => b.n - a.n)
  if (!longest) return []
  for (let blocks = sizeOf(rarest) > SHORT_LIST ? FIRST_BLOCKS : Infinity; ; blocks *= 8) {
    const bound = blocks < longest.n ? await reader.blockStart(longest, blocks) : Infinity
    const found = (await inAll(reader, rarestFirst, bound)).filter((rank) => !seen.has(rank))
    if (found.length >= limit || bound === Infinity) return found.slice(0, limit)
  }
}

const sizeOf = (sources: readonly Source[]): number => sources.reduce((sum, { n }) => sum + n, 0)

/** The ranks up to `bound` that every word has. */
async function inAll(reader: PostingReader, [first = [], ...others]: readonly Source[][], bound: number) {
  let ranks = union(await reader.upTo(first, bound), bound)
  for (const word of others) {
    if (ranks.length === 0) return ranks
    ranks = within(ranks, await reader.upTo(word, bound), bound)
  }
  return ranks
}
