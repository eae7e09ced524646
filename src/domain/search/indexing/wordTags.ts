import { tags } from '../../changes/cacheTags.ts'
import type { SearchedKind } from '../searched.ts'
import { isFilter, readTerm, readTerms, withoutTilde } from './terms.ts'

/**
 * Which kept searches a change of the index may concern. A record is found when all words of a text are found in it: one that
 * comes, goes or stands elsewhere concerns a search only if the search's rarest word is among its words, and one that gains or
 * loses some words only if the search has one of those. Words are told by the first letters that all their forms share.
 */

const LETTERS = 3
/** A text of so many beginnings concerns nearly every search anyway. */
const MOST = 400

/** The tags of a search for some typed words, one of which leads to the fewest records. */
export const searchTags = (kind: SearchedKind, words: readonly string[], rarest: string): string[] => [
  tags.rarestWord(kind, typedLetters(rarest)),
  ...words.map((word) => tags.word(kind, typedLetters(word))),
]

const typedLetters = (typed: string): string => letters(commonBeginning(withoutTilde(typed)), LETTERS)

/** The tag of a search among the records under a filter's term: one may come into the filter with the words that it had. */
export const filterTag = (kind: SearchedKind, term: string): string => tags.word(kind, term.slice(1))

/** Terms under which searches find records otherwise than before. */
export interface ChangedTerms {
  /** All terms of the records that came, went or stand elsewhere. */
  readonly moved: Iterable<string>
  /** The terms that other records gained or lost. */
  readonly changed: Iterable<string>
}

/** The tags of the searches that may find other records, or in another order, after some changes. */
export function indexTags(kind: SearchedKind, changes: Iterable<ChangedTerms>): string[] {
  const found = new Set<string>()
  for (const { moved, changed } of changes) {
    for (const one of beginningsOf(moved)) found.add(tags.rarestWord(kind, one))
    for (const one of beginningsOf(changed)) found.add(tags.word(kind, one))
  }
  if (found.size === 0) return []
  return [tags.anyWords(kind), ...(found.size > MOST ? [tags.manyWords(kind)] : found)]
}

function* beginningsOf(terms: Iterable<string>): Generator<string> {
  for (const term of terms) {
    if (isFilter(term)) yield term.slice(1)
    else {
      const word = withoutTilde(readTerm(term).word)
      for (let length = 1; length <= LETTERS; length++) yield letters(word, length)
    }
  }
}

/** What is kept of an indexed record, as far as searches tell it. */
interface Indexed {
  readonly rank: number
  readonly name: string
  readonly terms: string
  readonly category_terms: string
}

/** What one record changes: all of its terms when its place or name is another. */
export function changedTerms(before: Indexed | undefined, now: Indexed | undefined): ChangedTerms {
  const [was, is] = [termsOf(before), termsOf(now)]
  const moved = before?.rank !== now?.rank || before?.name !== now?.name
  return moved ? { moved: [...was, ...is], changed: [] } : { moved: [], changed: otherTerms(was, is) }
}

/** The terms that one of the two has and the other has not. */
export const otherTerms = (was: ReadonlySet<string>, is: ReadonlySet<string>): string[] => [
  ...[...was].filter((term) => !is.has(term)),
  ...[...is].filter((term) => !was.has(term)),
]

const termsOf = (kept: Indexed | undefined): Set<string> =>
  new Set(kept ? [...readTerms(kept.terms), ...readTerms(kept.category_terms)] : [])

/** Letters with which a word and all its plural and gender forms begin. */
export function commonBeginning(word: string): string {
  return word.length < 4 ? word : word.replace(/(?:[aozy]es|ces|[aeiozy]s|s|[aozy])$/, '')
}

const letters = (word: string, count: number): string => [...word].slice(0, count).join('')
