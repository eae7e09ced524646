import { isOneOf } from '../../db/dialect.ts'
import { countBits, hasBit, idsOfBits } from '../indexing/bits.ts'
import { idOfRank } from '../indexing/rank.ts'
import { begunBy, readTerms } from '../indexing/terms.ts'
import { tableFor } from '../searched.ts'
import { TIER } from './matchTier.ts'
import type { Lists } from './meeting.ts'
import { hitByName } from './names.ts'
import { FEW, firstInAll, type RankedHit } from './ranking.ts'
import { union } from './sorted.ts'
import { recordsOf, type TermSource } from './vocabulary.ts'

/** The conditions that records must meet. */
export interface Wanted {
  /** For each word, the terms that it leads to. */
  readonly words: readonly TermSource[][]
  /** Lists of terms. A record needs one term of each list, in any place. */
  readonly among: readonly (readonly TermSource[])[]
}

/**
 * Returns every matching record when those are few: because one word or the filter has few records, or because fewer
 * than `limit` records have all words and lists. Reads the indexed terms of those records instead of each word's lists by tier.
 * Returns null when there are more. `text` is the beginning to compare names with, or null.
 */
export async function hitsOfFew(
  where: Lists,
  wanted: Wanted,
  text: string | null,
  limit: number,
): Promise<RankedHit[] | null> {
  const { db, kind } = where
  const ids = await fewIds(where, [...wanted.words, ...wanted.among].map(placed), limit)
  if (ids === null || ids.length === 0) return ids && []
  const rows = await db
    .selectFrom(tableFor(kind))
    .select(['rank', 'name', 'terms', 'category_terms'])
    .where(isOneOf(db, 'id', ids))
    .execute()
  const placers = wanted.words.map(placerOf)
  const others = wanted.among.map(placerOf)
  return rows.flatMap(({ rank, name, terms, category_terms }) => {
    const kept = [...readTerms(terms), ...readTerms(category_terms)]
    if (others.some((placeIn) => placeIn(kept).loose === Infinity)) return []
    const named = text === null ? null : hitByName({ name, rank }, text)
    return named ?? hitByWords(rank, kept, placers) ?? []
  })
}

/** Drops the terms of a name's first word, which the name's own terms include. */
const placed = (list: readonly TermSource[]): TermSource[] => list.filter(({ tier }) => tier > TIER.beginning)

/** Returns ids that include all allowed records standing in every list, if those are few; otherwise null. */
async function fewIds(
  where: Lists,
  lists: readonly (readonly TermSource[])[],
  limit: number,
): Promise<number[] | null> {
  const { filter } = where
  if (filter && countBits(filter) <= FEW) return [...idsOfBits(filter)]
  const [rarest = []] = lists.toSorted((a, b) => recordsOf(a) - recordsOf(b))
  if (recordsOf(rarest) <= FEW) {
    const ids = Array.from(union(await where.reader.upTo(rarest, Infinity)), idOfRank)
    return filter ? ids.filter((id) => hasBit(filter, id)) : ids
  }
  if (lists.length === 1 && !filter) return null
  const met = await firstInAll(where, lists, limit)
  // Fewer than the limit means that these are all.
  return met.length < limit ? met.map(idOfRank) : null
}

/** Returns the best tier of a word among a record's terms, and the best without an `ñ`; Infinity when it has none. */
type Placer = (terms: readonly string[]) => { loose: number; literal: number }

/** Takes the worst of the words' best tiers. `enye` is 1 when without `ñ` the tier would be another, or none. */
function hitByWords(rank: number, terms: readonly string[], placers: readonly Placer[]): RankedHit | null {
  const places = placers.map((placeIn) => placeIn(terms))
  const loose = Math.max(...places.map((place) => place.loose))
  if (loose === Infinity) return null
  const literal = Math.max(...places.map((place) => place.literal))
  return { rank, tier: loose, enye: literal === loose ? 0 : 1 }
}

/** Prepared once for many records, because a fuzzy word leads to hundreds of terms. */
function placerOf(word: readonly TermSource[]): Placer {
  const sources = placed(word)
  const whole = new Map(sources.map((source) => [source.term, source]))
  const begun = sources.flatMap((source) => {
    const begins = begunBy(source.term)
    return begins ? [{ begins, source }] : []
  })
  return (terms) => {
    const found = [
      ...terms.flatMap((term) => whole.get(term) ?? []),
      ...begun.filter(({ begins }) => terms.some(begins)).map(({ source }) => source),
    ]
    return { loose: bestOf(found), literal: bestOf(found.filter(({ enye }) => !enye)) }
  }
}

const bestOf = (sources: readonly TermSource[]): number =>
  Math.min(...sources.map(({ tier }) => tier), Infinity)
