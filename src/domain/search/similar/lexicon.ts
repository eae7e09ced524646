import { readFileSync } from 'node:fs'
import { soundOf } from '../../../contract/spanish/sound.ts'
import { foldWord, isStopWord, numbersOf, wordsOf } from '../../../contract/spanish/spanish.ts'

/**
 * Trades, and what people call them (trades.txt). The words of the shops that a phrase leads to, in levels: the words of
 * one level are tried only when the levels before it find nothing.
 */
export interface Family {
  readonly levels: readonly (readonly string[])[]
}

/** A phrase of a text that leads to shops. */
export interface Meaning extends Family {
  /** How many words of the text it has. */
  readonly length: number
}

/** The list, as the settings of a site leave it. */
export interface Lexicon {
  /** Returns what the longest phrase at a place of folded words, without stop words, means; by letters or by sound. */
  readonly meaningAt: (words: readonly string[], at: number, by: 'letters' | 'sound') => Meaning | null
  /** Whether it leads to the shops of trades at all. */
  readonly trades: boolean
  /** Whether a folded word is one that people know, and thus no typing error. */
  readonly knows: (word: string) => boolean
}

/** Returns the lexicon for what is no shop: it only knows which words exist. */
export const withoutTrades = (lexicon: Lexicon): Lexicon => ({
  ...lexicon,
  meaningAt: () => null,
  trades: false,
})

interface Trade {
  readonly levels: readonly (readonly string[])[]
  readonly phrases: readonly string[]
}

/** Parses the list: `words > farther words = phrases`, one trade a line; `#` begins a comment. */
export function parseTrades(text: string): Trade[] {
  return text.split('\n').flatMap((line) => {
    const [left = '', right = ''] = line.split('=')
    if (line.startsWith('#') || left.trim() === '') return []
    const levels = left.split('>').map(listOf)
    return [{ levels, phrases: [...(levels[0] ?? []), ...listOf(right)] }]
  })
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .flatMap(gendersOf)

/** `abogado(a)` stands for both genders. */
const gendersOf = (phrase: string): string[] =>
  phrase.endsWith('(a)') ? [phrase.slice(0, -3), `${phrase.slice(0, -3).replace(/o$/, '')}a`] : [phrase]

const MOST_WORDS = 5

/**
 * Makes a lexicon of trades and common words, without the phrases (folded words) that are switched off, and with the
 * site's `own` groups.
 */
export function createLexicon(
  trades: readonly Trade[],
  common: readonly string[],
  off: readonly (readonly string[])[] = [],
  own: readonly Trade[] = [],
): Lexicon {
  const phrases = { letters: new Map<string, Family>(), sound: new Map<string, Family>() }
  const known = new Set(common.flatMap((word) => numbersOf(foldWord(word))))
  const silent = new Set(off.map((words) => keyOf(words, singular)))
  for (const trade of [...trades, ...own]) {
    const { levels, phrases: typed } = trade
    const folded = levels.map((level) => level.flatMap(foldedIn))
    for (const phrase of typed) {
      const words = tellingWords(phrase)
      if (words.length === 0 || (silent.has(keyOf(words, singular)) && !own.includes(trade))) continue
      for (const word of words.flatMap(numbersOf)) known.add(word)
      for (const spelled of withAndWithoutTilde(words)) {
        addTo(phrases.letters, keyOf(spelled, singular), folded)
        addTo(phrases.sound, keyOf(spelled, soundOfSingular), folded)
      }
    }
  }
  return {
    meaningAt: (words, at, by) => {
      const one = by === 'letters' ? singular : soundOfSingular
      for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
        const family = phrases[by].get(keyOf(words.slice(at, at + length), one))
        if (family) return { ...family, length }
      }
      return null
    },
    trades: true,
    knows: (word) => known.has(word),
  }
}

const foldedIn = (text: string): string[] => wordsOf(text).map(({ word }) => word)

/** Returns the folded words of a phrase, without stop words unless it has no others. */
export function tellingWords(phrase: string): string[] {
  const words = foldedIn(phrase)
  const telling = words.filter((word) => !isStopWord(word))
  return telling.length > 0 ? telling : words
}

/** A typed `n` may stand for `ñ`; a typed `ñ` is one. */
const withAndWithoutTilde = (words: readonly string[]): (readonly string[])[] =>
  words.some((word) => word.includes('ñ')) ? [words, words.map((word) => word.replaceAll('ñ', 'n'))] : [words]

function addTo(phrases: Map<string, Family>, key: string, levels: readonly (readonly string[])[]): void {
  const before = phrases.get(key)?.levels ?? []
  const length = Math.max(before.length, levels.length)
  phrases.set(key, {
    levels: Array.from({ length }, (_, at) => [...new Set([...(before[at] ?? []), ...(levels[at] ?? [])])]),
  })
}

const keyOf = (words: readonly string[], one: (word: string) => string): string => words.map(one).join(' ')

/**
 * Returns what a word and its plural share, and a verb's forms (`lavar`, `lavan`). Rougher than `stems`: it only compares
 * with a list.
 */
const singular = (word: string): string =>
  withoutPlural(word)
    .replace(/^(.{3,})([ae])n$/, '$1$2r')
    .replace(/z$/, 'c')
const soundOfSingular = (word: string): string => withoutPlural(soundOf(word))

function withoutPlural(word: string): string {
  const one = word
    .replace(/^(.{2,})ces$/, '$1z')
    .replace(/^(.{2,}[^aeiou])es$/, '$1')
    .replace(/^(.{2,}[aeiou])s$/, '$1')
  return one.replace(/^(.{3,})e$/, '$1')
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
let shipped: { trades: Trade[]; common: string[] } | undefined

/** Returns the shipped trades and common words, read once. */
export function shippedWords(): { readonly trades: readonly Trade[]; readonly common: readonly string[] } {
  shipped ??= {
    trades: parseTrades(read('./trades.txt')),
    common: read('./commonWords.txt')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(' ').filter(Boolean)),
  }
  return shipped
}
