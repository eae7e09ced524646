import { tags } from '../cacheTags.ts'
import { readTerm, readTerms, withoutTilde } from './terms.ts'
import type { Kind } from './texts.ts'

/**
 * Which kept searches a change of the index may concern. A record is found when all words of a text are, so a search watches
 * one of them, the rarest, by the first letters that all words have to which it leads.
 */

const LETTERS = 3
/** A text of so many beginnings concerns nearly every search anyway. */
const MOST = 400

/** The tag of a search for a typed word. */
export const searchTag = (kind: Kind, typed: string): string =>
  tags.words(kind, letters(commonBeginning(withoutTilde(typed)), LETTERS))

/** The tags of the searches that may find other records, or in another order, when records with some terms change. */
export function indexTags(kind: Kind, terms: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const term of terms) {
    const word = withoutTilde(readTerm(term).word)
    for (let length = 1; length <= LETTERS; length++) found.add(tags.words(kind, letters(word, length)))
  }
  if (found.size === 0) return []
  return [tags.anyWords(kind), ...(found.size > MOST ? [tags.manyWords(kind)] : found)]
}

/** What is kept of an indexed record, as far as searches tell it. */
interface Indexed {
  readonly rank: number
  readonly name: string
  readonly terms: string
  readonly category_terms: string
}

/** The terms under which searches find a record otherwise than before: all of them when its place or name is another. */
export function changedTerms(before: Indexed | undefined, now: Indexed | undefined): string[] {
  const [was, is] = [termsOf(before), termsOf(now)]
  const moved = before?.rank !== now?.rank || before?.name !== now?.name
  if (moved) return [...was, ...is]
  return [...[...was].filter((term) => !is.has(term)), ...[...is].filter((term) => !was.has(term))]
}

const termsOf = (kept: Indexed | undefined): Set<string> =>
  new Set(kept ? [...readTerms(kept.terms), ...readTerms(kept.category_terms)] : [])

/** Letters with which a word and all its plural and gender forms begin. */
export function commonBeginning(word: string): string {
  return word.length < 4 ? word : word.replace(/(?:[aozy]es|ces|[aeiozy]s|s|[aozy])$/, '')
}

const letters = (word: string, count: number): string => [...word].slice(0, count).join('')
