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
 * count.
 */
export async function hitsOfFew(
  db: Db,
  kind: Kind,
  words: readonly Source[][],
  text: string | null,
): Promise<Hit[] | null> {
  const [rarest = []] = words.toSorted((a, b) => recordsOf(a) - recordsOf(b))
  if (recordsOf(rarest) > FEW) return null
  const ranks = new Set(union(await createPostingReader(db).upTo(rarest, Infinity)))
  if (ranks.size === 0) return []
  const rows = await db
    .selectFrom(tableFor(kind))
    .select(['rank', 'name', 'terms', 'category_terms'])
    .where(isOneOf(db, 'id', [...ranks].map(idOf)))
    .execute()
  return rows.flatMap(({ rank, name, terms, category_terms }) => {
    if (!ranks.has(rank)) return []
    const all = new Set([...readTerms(terms), ...readTerms(category_terms)])
    const named = text === null ? null : hitByName({ name, rank }, text)
    return named ?? hitByWords(rank, all, words) ?? []
  })
}

/** The worst of the best places of the words; it took an `ñ` when without one it would be another place, or none. */
function hitByWords(rank: number, terms: ReadonlySet<string>, words: readonly Source[][]): Hit | null {
  const placeOf = (sources: readonly Source[]): number =>
    Math.min(
      ...sources.flatMap(({ term, level }) => (level > 0 && hasTerm(terms, term) ? level : [])),
      Infinity,
    )
  const loose = Math.max(...words.map(placeOf))
  if (loose === Infinity) return null
  const literal = Math.max(...words.map((sources) => placeOf(sources.filter(({ enye }) => !enye))))
  return { rank, kind: loose + 1, enye: literal === loose ? 0 : 1 }
}

function hasTerm(terms: ReadonlySet<string>, term: string): boolean {
  if (terms.has(term)) return true
  const begins = begunBy(term)
  return begins !== null && terms.values().some(begins)
}
