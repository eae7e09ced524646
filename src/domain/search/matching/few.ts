import { isOneOf } from '../../db/dialect.ts'
import { idOfRank } from '../indexing/rank.ts'
import { begunBy, readTerms } from '../indexing/terms.ts'
import { tableFor } from '../searched.ts'
import { TIER } from './matchTier.ts'
import type { Lists } from './meeting.ts'
import { hitByName } from './names.ts'
import { FEW, firstInAll, type RankedHit } from './ranking.ts'
import { union } from './sorted.ts'
import { recordsOf, type TermSource } from './vocabulary.ts'

/** What records have to have. */
export interface Wanted {
  /** Each word, and what it leads to. */
  readonly words: readonly TermSource[][]
  /** Lists of terms, of each of which they have one: where the words stand does not depend on it. */
  readonly among: readonly (readonly TermSource[])[]
}

/**
 * Every record that has what is wanted, when those are few: because one of the words is in few, or because the words and
 * lists hardly meet, so that fewer than `limit` have all of them. What was indexed of those records is read, rather than
 * each word's lists by place. Null when there are more. `text` is what names may begin with, if they count.
 */
export async function hitsOfFew(
  where: Lists,
  wanted: Wanted,
  text: string | null,
  limit: number,
): Promise<RankedHit[] | null> {
  const { db, kind } = where
  const ranks = await fewRanks(where, [...wanted.words, ...wanted.among].map(placed), limit)
  if (ranks === null || ranks.length === 0) return ranks && []
  const rows = await db
    .selectFrom(tableFor(kind))
    .select(['rank', 'name', 'terms', 'category_terms'])
    .where(isOneOf(db, 'id', Array.from(ranks, idOfRank)))
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

/** The first word of a name stands among its other words too. */
const placed = (list: readonly TermSource[]): TermSource[] => list.filter(({ tier }) => tier > TIER.beginning)

/** Ranks among which all are that stand in every list, if those are few; null when they are not. */
async function fewRanks(
  where: Lists,
  lists: readonly (readonly TermSource[])[],
  limit: number,
): Promise<ArrayLike<number> | null> {
  const [rarest = []] = lists.toSorted((a, b) => recordsOf(a) - recordsOf(b))
  if (recordsOf(rarest) <= FEW) return union(await where.reader.upTo(rarest, Infinity))
  if (lists.length === 1) return null
  const met = await firstInAll(where, lists, limit)
  // Fewer than asked for are all that there are.
  return met.length < limit ? met : null
}

/** The best tier at which a word stands among a record's terms, and the best without an `ñ`; Infinity for none. */
type Placer = (terms: readonly string[]) => { loose: number; literal: number }

/** The worst of the words' best tiers; it took an `ñ` when without one it would be another tier, or none. */
function hitByWords(rank: number, terms: readonly string[], placers: readonly Placer[]): RankedHit | null {
  const places = placers.map((placeIn) => placeIn(terms))
  const loose = Math.max(...places.map((place) => place.loose))
  if (loose === Infinity) return null
  const literal = Math.max(...places.map((place) => place.literal))
  return { rank, tier: loose, enye: literal === loose ? 0 : 1 }
}

/** Prepared once for many records: an error forgiven leads to hundreds of terms. */
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
