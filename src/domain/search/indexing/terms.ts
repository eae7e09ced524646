import type { SearchedName } from '../../../contract/siteKinds.ts'
import { joinedWordsOf, wordsOf } from '../../../contract/spanish/spanish.ts'
import { TIER } from '../matching/matchTier.ts'
import { searched } from '../searched.ts'

/**
 * The terms of the index: collection, word and the word's place in a record, in one string that sorts by collection and
 * word. Beginnings of up to three letters have terms of their own (`pan*`), so that a visitor's first keystrokes need
 * not gather thousands of words.
 */

/** Places, best first (see texts.ts). `first` is the first word of the name, which is also in `name`. */
export type TermPlace = 'first' | 'name' | 'category' | 'detail' | 'text'

const PLACE = { first: 'a', name: 'b', category: 'c', detail: 'd', text: 'e' } as const
const TIERS = new Map<string, number>([
  [PLACE.first, TIER.beginning],
  [PLACE.name, TIER.name],
  [PLACE.category, TIER.category],
  [PLACE.detail, TIER.detail],
  [PLACE.text, TIER.text],
])

/** Beginnings of up to this many letters have a term of their own. */
export const SHORT = 3

export const termOf = (collection: SearchedName, word: string, place: TermPlace): string =>
  `${searched[collection].letter}${word} ${PLACE[place]}`

export const withoutTilde = (word: string): string => word.replaceAll('ñ', 'n')

/** Sorts behind every term that begins with the same letters. */
export const LAST = '\u{10FFFF}'

/** Returns the range of terms, [from, to), whose word begins with these letters. */
export const termsBeginning = (collection: SearchedName, letters: string): [from: string, to: string] => {
  const from = searched[collection].letter + letters
  return [from, from + LAST]
}

/**
 * Returns the range of terms, [from, to), of words with `ñ` that begin with these letters when `ñ` is written as `n`;
 * if `whole`, of words that equal them.
 */
export const enyeTermsBeginning = (
  collection: SearchedName,
  letters: string,
  whole = false,
): [from: string, to: string] => {
  const from = `${searched[collection].letter}~${withoutTilde(letters)}${whole ? ' ' : ''}`
  return [from, from + LAST]
}

/**
 * Reads a term: the word as written, whether the term is for a typed `n`, the tier of its place, and the term of the
 * word itself.
 */
export function readTerm(term: string): { word: string; enye: boolean; tier: number; own: string } {
  const [word = '', ...rest] = term.slice(1).split(' ')
  const tier = TIERS.get(rest.at(-1) ?? '') ?? TIER.beginning
  if (!word.startsWith('~')) return { word, enye: false, tier, own: term }
  const [written = '', letter = ''] = rest
  return { word: written, enye: true, tier, own: `${term.slice(0, 1)}${written} ${letter}` }
}

/** Returns the terms of a record's words, without those that `withBeginnings` derives. */
export function termsOf(
  collection: SearchedName,
  texts: readonly (readonly [TermPlace, string | null])[],
): Set<string> {
  const terms = new Set<string>()
  for (const [place, text] of texts) {
    const words = wordsOf(text ?? '')
    for (const { word } of words) terms.add(termOf(collection, word, place))
    for (const { word } of joinedWordsOf(text ?? '')) terms.add(termOf(collection, word, place))
    if (place === 'name' && words[0]) terms.add(termOf(collection, words[0].word, 'first'))
  }
  return terms
}

/** Adds the derived terms: short beginnings, and spellings with `n` for `ñ`. */
export function withBeginnings(terms: Iterable<string>): Set<string> {
  const all = new Set<string>()
  for (const term of terms) {
    all.add(term)
    const [word = '', place] = term.split(' ')
    const [collection, ...letters] = word
    for (let length = Math.min(SHORT, letters.length); length > 0; length--)
      all.add(`${collection}${beginning(letters.slice(0, length).join(''))} ${place}`)
    if (word.includes('ñ'))
      all.add(`${collection}~${withoutTilde(letters.join(''))} ${letters.join('')} ${place}`)
  }
  return all
}

/** Returns the word of the term for all words with a short beginning. */
export const beginning = (letters: string): string => `${letters}*`
/** For the term of a short beginning, returns whether it covers the term of a whole word; null for other terms. */
export function begunBy(term: string): ((whole: string) => boolean) | null {
  const [letters = '', place] = term.split('*')
  return place === undefined ? null : (whole) => whole.startsWith(letters) && whole.endsWith(place)
}

/** Whether a term has a list of records; the others only lead to such a term. */
export const hasPostings = (term: string): boolean => term[1] !== '~'
/** Whether a term may have a bitmap. A catalogue's terms have none, because their ranks are pages. */
export const hasBits = (term: string): boolean => hasPostings(term) && term[0] !== searched.catalogo.letter

const SEPARATOR = '|'
/** Joins terms into one string, to store them with the indexed record. */
export const writeTerms = (terms: ReadonlySet<string>): string => [...terms].join(SEPARATOR)
export const readTerms = (terms: string): string[] => (terms === '' ? [] : terms.split(SEPARATOR))

/** Returns a name or title in the form in which it is compared: its words, separated by one space. */
export const nameOf = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ')
