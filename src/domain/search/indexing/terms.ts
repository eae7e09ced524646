import type { SearchedName } from '../../../contract/siteKinds.ts'
import { soundsOf } from '../../../contract/spanish/sound.ts'
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
 * Returns the term that leads from a sound to a word (contract/spanish/sound.ts); `rest` is the word and its place. A
 * word that is written as it sounds needs none.
 */
export const soundTerm = (collection: SearchedName, sound: string, rest = ''): string =>
  `${searched[collection].letter}${SOUND}${sound} ${rest}`
const SOUND = '!'

/** Reads the term of a sound: the word that has it, the tier of its place, and the term of the word itself. */
export function readSoundTerm(term: string): { word: string; tier: number; own: string } {
  const [, word = '', place = ''] = term.split(' ')
  return { word, tier: TIERS.get(place) ?? TIER.beginning, own: `${term.slice(0, 1)}${word} ${place}` }
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

/** Adds the derived terms: short beginnings, spellings with `n` for `ñ`, and sounds. */
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
    for (const sound of place === PLACE.first ? [] : soundsToKeep(letters.join('')))
      all.add(`${collection}${SOUND}${sound} ${letters.join('')} ${place}`)
  }
  return all
}

/** Returns the sounds by which a word is found beside its letters: those of words without digits. */
function soundsToKeep(word: string): string[] {
  const known = soundsByWord.get(word)
  if (known) return known
  const written = word.includes('ñ') ? [word, withoutTilde(word)] : [word]
  const heard = written.flatMap((one) => (isSpeakable(one) ? soundsOf(one) : []))
  const kept = [...new Set(heard)].filter((sound) => sound !== word)
  if (soundsByWord.size >= MOST_SOUNDS) soundsByWord.clear()
  soundsByWord.set(word, kept)
  return kept
}
/** Whether people hear a folded word: it has three letters or more, and no digit. */
export const isSpeakable = (word: string): boolean => /^[a-zñ]{3,}$/.test(word)
/** Sounds reckoned before, because an index has the same words again and again. */
const soundsByWord = new Map<string, string[]>()
const MOST_SOUNDS = 50_000

/** Returns the word of the term for all words with a short beginning. */
export const beginning = (letters: string): string => `${letters}*`
/** For the term of a short beginning, returns whether it covers the term of a whole word; null for other terms. */
export function begunBy(term: string): ((whole: string) => boolean) | null {
  const [letters = '', place] = term.split('*')
  return place === undefined ? null : (whole) => whole.startsWith(letters) && whole.endsWith(place)
}

/** Whether a term has a list of records; the others only lead to such a term. */
export const hasPostings = (term: string): boolean => term[1] !== '~' && term[1] !== SOUND
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
