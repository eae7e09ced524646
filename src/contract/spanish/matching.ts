import { forms, isStopWord, numbersOf, stems, wordsJoined, wordsOf } from './spanish.ts'

/**
 * Decides when a typed word matches a written one. Pure: the search, the marks in its results and its tests share it.
 */

/** Groups of phrases with one meaning, each phrase as its words. */
export type Synonyms = readonly (readonly (readonly Inflected[])[])[]

/** A folded word with its stems, computed once and not at every keystroke of a search. */
interface Inflected {
  readonly word: string
  readonly stems: readonly string[]
}

/** One reading of a typed text. */
export interface Expansion {
  /** Every word, in the text's order. */
  readonly all: readonly string[]
  /** The words that must match, each once. */
  readonly wanted: readonly string[]
  /** The words that a synonym put there. They match in singular and plural, but in their own gender only. */
  readonly given: ReadonlySet<string>
}

/** The most readings that are tried. */
const MOST_EXPANSIONS = 12

/**
 * Returns the readings of a text, the literal one first: signs separate its words or join them, and synonyms replace
 * one another. Empty when the text has no word.
 */
export function expandQuery(text: string, synonyms: Synonyms = []): Expansion[] {
  const distinct = new Map<string, Expansion>()
  for (const { words, given } of sequencesOf(text, synonyms)) {
    const key = words.join(' ')
    if (!distinct.has(key)) distinct.set(key, { all: words, wanted: wantedOf(words), given: new Set(given) })
    if (distinct.size === MOST_EXPANSIONS) break
  }
  return [...distinct.values()]
}

interface Sequence {
  readonly words: readonly string[]
  readonly given: readonly string[]
}

/** Yields readings one by one, because a group of many phrases gives more than the search tries. */
function* sequencesOf(text: string, synonyms: Synonyms): Generator<Sequence> {
  for (const found of [wordsOf(text), wordsJoined(text)]) {
    const words = found.map(({ word }) => word)
    if (words.length === 0) continue
    yield { words, given: [] }
    yield* rephrased(words, synonyms)
  }
}

/** Returns a key that is the same for texts that find the same, such as `Panadería` and `panaderia`. */
export const meaningOf = (text: string): string =>
  expandQuery(text)
    .map(({ all }) => all.join(' '))
    .join('|')

/** Stop words need not match, except the last word, which may be half typed, and those of a text with nothing else. */
function wantedOf(words: readonly string[]): string[] {
  const telling = words.filter((word, at) => at === words.length - 1 || !isStopWord(word))
  return [...new Set(words.every(isStopWord) ? words : telling)]
}

/**
 * Parses the administrator's text: one group a line, phrases separated by `=` or `,` (`refacciones = autopartes`). A
 * line that begins with a hyphen switches phrases of the shipped list off (see `switchedOff`).
 */
export function parseSynonyms(text: string): Synonyms {
  const groups = text
    .split('\n')
    .filter((line) => !isSwitch(line))
    .map((line) => line.split(/[=,]/).map((phrase) => wordsOf(phrase).map(({ word }) => inflected(word))))
  return groups
    .map((group) => distinctPhrases(group.filter((phrase) => phrase.length > 0)))
    .filter((group) => group.length > 1)
}

/** Returns the phrases that the administrator takes from the shipped list of trades (`- tenis, botas`). */
export const switchedOff = (text: string): string[] =>
  text
    .split('\n')
    .filter(isSwitch)
    .flatMap((line) => line.split(/[=,]/))

const isSwitch = (line: string): boolean => /^\s*[-−–]/.test(line)

const distinctPhrases = (group: readonly Inflected[][]): Inflected[][] => [
  ...new Map(group.map((phrase) => [phrase.map(({ word }) => word).join(' '), phrase])).values(),
]

function* rephrased(words: readonly string[], synonyms: Synonyms): Generator<Sequence> {
  const typed = words.map(inflected)
  for (const group of synonyms)
    for (const phrase of group) {
      const at = typed.findIndex((_, start) =>
        phrase.every((word, offset) => isForm(word, typed[start + offset])),
      )
      if (at < 0) continue
      for (const other of group)
        if (other !== phrase) {
          const given = other.map(({ word }) => word)
          yield { words: [...words.slice(0, at), ...given, ...words.slice(at + phrase.length)], given }
        }
    }
}

const inflected = (word: string): Inflected => ({ word, stems: stems(word) })

const isForm = (a: Inflected, b: Inflected | undefined): boolean =>
  b !== undefined && (a.word === b.word || a.stems.some((stem) => b.stems.includes(stem)))

/** How a typed word matches a written one: as typed, or with `ñ` for a typed `n`. */
export type LetterMatch = 'literal' | 'enye' | null

/**
 * Compares two folded words. A typed word matches the words that begin with it, and its own plural and gender forms.
 */
export function matchWord(typed: string, written: string): LetterMatch {
  const literal = written.startsWith(typed) || shareStem(typed, written, (a, b) => a === b)
  if (literal) return 'literal'
  if (!typed.includes('n') || !written.includes('ñ')) return null
  return beginsWith(written, typed) || shareStem(typed, written, sameLetters) ? 'enye' : null
}

/** Returns whether a word that a synonym put into a text matches a written one: as a beginning, or in another number. */
export const matchGiven = (given: string, written: string): boolean =>
  written.startsWith(given) || numbersOf(given).includes(written)

const shareStem = (typed: string, written: string, same: (a: string, b: string) => boolean): boolean => {
  const own = stems(typed)
  return typed.length > 3 && stems(written).some((stem) => own.some((other) => same(other, stem)))
}

const sameLetters = (typed: string, written: string): boolean =>
  typed.length === written.length && beginsWith(written, typed)

/** Whether a text begins with a typed one. A typed `n` may stand for `ñ`. */
export function beginsWith(written: string, typed: string): boolean {
  if (written.length < typed.length) return false
  for (let at = 0; at < typed.length; at++)
    if (written[at] !== typed[at] && !(typed[at] === 'n' && written[at] === 'ñ')) return false
  return true
}

/** Returns whether any of several typed words matches a written one, prepared for many written words. */
export function matcherOf(typed: readonly string[]): (written: string) => boolean {
  const others = new Set(typed.flatMap(forms))
  return (written) =>
    others.has(written) ||
    typed.some((one) => written.startsWith(one)) ||
    (written.includes('ñ') && typed.some((one) => matchWord(one, written) !== null))
}
