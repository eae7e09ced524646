import { isOneOf } from '../db/dialect.ts'
import type { Db } from '../db/types.ts'
import { hitByName } from './names.ts'
import { createPostingReader } from './postingReader.ts'
import { idOf } from './rank.ts'
import type { Hit } from './ranking.ts'
import { tableFor } from './recordIndex.ts'
import { union } from './sorted.ts'
import { begunBy, readTerms } from './terms.ts'
import type { Kind } from './texts.ts'
import { recordsOf, type Source } from './vocabulary.ts'

/** Up to so many records are looked at one by one. */
const FEW = 400

/**
 * Every record in which all words are found, when one of the words is in few: what was indexed of those records is read,
 * rather than the long lists of the other words. Null when no word is rare. `text` is what names may begin with, if they
 * count; `among` leads to every record that may be found, where that is known.
 */
export async function hitsOfFew(
  db: Db,
  kind: Kind,
  words: readonly Source[][],
  text: string | null,
  among: readonly Source[] = [],
): Promise<Hit[] | null> {
  const known = among.length > 0 ? [...words, among] : words
  const [rarest = []] = known.toSorted((a, b) => recordsOf(a) - recordsOf(b))
  if (recordsOf(rarest) > FEW) return null
  const ranks = union(await createPostingReader(db).upTo(rarest, Infinity))
  if (ranks.length === 0) return []
  const rows = await db
    .selectFrom(tableFor(kind))
    .select(['rank', 'name', 'terms', 'category_terms'])
    .where(isOneOf(db, 'id', Array.from(ranks, idOf)))
    .execute()
  const placers = words.map(placerOf)
  return rows.flatMap(({ rank, name, terms, category_terms }) => {
    const named = text === null ? null : hitByName({ name, rank }, text)
    return named ?? hitByWords(rank, [...readTerms(terms), ...readTerms(category_terms)], placers) ?? []
  })
}

/** The best place at which a word stands among a record's terms, and the best without an `ñ`; Infinity for none. */
type Placer = (terms: readonly string[]) => { loose: number; literal: number }

/** The worst of the best places of the words; it took an `ñ` when without one it would be another place, or none. */
function hitByWords(rank: number, terms: readonly string[], placers: readonly Placer[]): Hit | null {
  const places = placers.map((placeIn) => placeIn(terms))
  const loose = Math.max(...places.map((place) => place.loose))
  if (loose === Infinity) return null
  const literal = Math.max(...places.map((place) => place.literal))
  return { rank, kind: loose + 1, enye: literal === loose ? 0 : 1 }
}

/** Prepared once for many records: an error forgiven leads to hundreds of terms. */
function placerOf(word: readonly Source[]): Placer {
  const sources = word.filter(({ level }) => level > 0)
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

const bestOf = (sources: readonly Source[]): number =>
  Math.min(...sources.map(({ level }) => level), Infinity)
