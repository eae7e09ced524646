import { tags } from '../../changes/cacheTags.ts'
import type { SearchedKind } from '../searched.ts'
import { readTerm, readTerms, withoutTilde } from './terms.ts'

/**
 * The tags that decide which kept searches a change of the index drops. A record matches when all words of a text are
 * found in it. A record that comes, goes or moves concerns a search only if it has the search's rarest word; one that
 * gains or loses words, only if the search has one of those. A tag names a word by the first letters that all its forms
 * share.
 */

const LETTERS = 3
/** Changes with more beginnings than this concern nearly every search anyway. */
const MOST = 400

/** Returns the tags of a search for typed words; `rarest` is the word of the fewest records. */
export const searchTags = (kind: SearchedKind, words: readonly string[], rarest: string): string[] => [
  tags.rarestWord(kind, typedLetters(rarest)),
  ...words.map((word) => tags.word(kind, typedLetters(word))),
]

/**
 * Returns the tags of a search that needs one word of each list, where `sizes` are the numbers of records that each has
 * now: a record that comes concerns it only if it has a word of the smallest.
 */
export function alternativeTags(
  kind: SearchedKind,
  lists: readonly (readonly string[])[],
  sizes: readonly number[],
): string[] {
  const [rarest] = [...lists.keys()].sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0))
  const beginnings = (words: readonly string[]) => [...new Set(words.map(typedLetters))]
  return [
    ...beginnings(lists[rarest ?? 0] ?? []).map((one) => tags.rarestWord(kind, one)),
    ...beginnings(lists.flat()).map((one) => tags.word(kind, one)),
  ]
}

const typedLetters = (typed: string): string => letters(commonBeginning(withoutTilde(typed)), LETTERS)

/** The terms whose searches a change concerns. */
export interface ChangedTerms {
  /** All terms of the records that came, went or moved. */
  readonly moved: Iterable<string>
  /** The terms that other records gained or lost. */
  readonly changed: Iterable<string>
}

/** Returns the tags of the searches whose records, or their order, may change. */
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
    const word = withoutTilde(readTerm(term).word)
    for (let length = 1; length <= LETTERS; length++) yield letters(word, length)
  }
}

/** The stored columns of an indexed record that affect searches. */
interface Indexed {
  readonly rank: number
  readonly name: string
  readonly terms: string
  readonly category_terms: string
}

/** Returns the changed terms of one record: all of them when its rank or name changes. */
export function changedTerms(before: Indexed | undefined, now: Indexed | undefined): ChangedTerms {
  const [was, is] = [termsOf(before), termsOf(now)]
  const moved = before?.rank !== now?.rank || before?.name !== now?.name
  return moved ? { moved: [...was, ...is], changed: [] } : { moved: [], changed: otherTerms(was, is) }
}

/** Returns the terms that only one of the two has. */
export const otherTerms = (was: ReadonlySet<string>, is: ReadonlySet<string>): string[] => [
  ...[...was].filter((term) => !is.has(term)),
  ...[...is].filter((term) => !was.has(term)),
]

const termsOf = (kept: Indexed | undefined): Set<string> =>
  new Set(kept ? [...readTerms(kept.terms), ...readTerms(kept.category_terms)] : [])

/** Returns the letters with which a word and all its plural and gender forms begin. */
export function commonBeginning(word: string): string {
  return word.length < 4 ? word : word.replace(/(?:[aozy]es|ces|[aeiozy]s|s|[aozy])$/, '')
}

const letters = (word: string, count: number): string => [...word].slice(0, count).join('')
