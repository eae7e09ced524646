import {
  foldWord,
  forms,
  isStopWord,
  joinedWordsOf,
  stems,
  type Word,
  wordsJoined,
  wordsOf,
} from './spanish.ts'

/** When a typed word finds a written one. Pure: the search, the marks in its results and its tests share it. */

/** Groups of phrases that mean the same, each phrase as its words. */
export type Synonyms = readonly (readonly (readonly string[])[])[]

/** One way to read a typed text. */
export interface Reading {
  /** Every word, in the text's order. */
  readonly all: readonly string[]
  /** The words that must be found, each once. */
  readonly wanted: readonly string[]
}

/** More readings than these are not tried. */
const MOST_READINGS = 12

/**
 * The ways to read a text, the literal one first: signs separate its words or join them, and synonyms stand for one
 * another. Empty when the text has no word.
 */
export function readingsOf(text: string, synonyms: Synonyms = []): Reading[] {
  const sequences = [wordsOf(text), wordsJoined(text)].map((words) => words.map(({ word }) => word))
  const all = sequences.flatMap((words) => (words.length > 0 ? [words, ...rephrased(words, synonyms)] : []))
  const distinct = new Map(all.map((words) => [words.join(' '), words]))
  return [...distinct.values()]
    .slice(0, MOST_READINGS)
    .map((words) => ({ all: words, wanted: wantedOf(words) }))
}

/** What a text asks for: the same for texts that find the same, `Panadería` and `panaderia` for instance. */
export const meaningOf = (text: string): string =>
  readingsOf(text)
    .map(({ all }) => all.join(' '))
    .join('|')

/** Stop words need not be found, except the last word, which may be half typed, and in a text of nothing else. */
function wantedOf(words: readonly string[]): string[] {
  const telling = words.filter((word, at) => at === words.length - 1 || !isStopWord(word))
  return [...new Set(words.every(isStopWord) ? words : telling)]
}

/** Groups from the administrator's text: one a line, phrases separated by `=` or `,` (`refacciones = autopartes`). */
export function parseSynonyms(text: string): Synonyms {
  const groups = text
    .split('\n')
    .map((line) => line.split(/[=,]/).map((phrase) => wordsOf(phrase).map(({ word }) => word)))
  return groups
    .map((group) => group.filter((phrase) => phrase.length > 0))
    .filter((group) => group.length > 1)
}

function rephrased(words: readonly string[], synonyms: Synonyms): string[][] {
  return synonyms.flatMap((group) =>
    group.flatMap((phrase) => {
      const at = words.findIndex((_, start) =>
        phrase.every((word, offset) => sameWord(word, words[start + offset])),
      )
      if (at < 0) return []
      const others = group.filter((other) => other !== phrase)
      return others.map((other) => [...words.slice(0, at), ...other, ...words.slice(at + phrase.length)])
    }),
  )
}

const sameWord = (a: string, b: string | undefined): boolean =>
  b !== undefined && (a === b || stems(a).some((stem) => stems(b).includes(stem)))

/** How a typed word finds a written one: as it is typed, or with `ñ` for a typed `n`. */
export type Match = 'literal' | 'enye' | null

/** Both folded. A typed word finds the words that begin with it and its own plural and gender forms. */
export function matchWord(typed: string, written: string): Match {
  const literal = written.startsWith(typed) || shareStem(typed, written, (a, b) => a === b)
  if (literal) return 'literal'
  if (!typed.includes('n') || !written.includes('ñ')) return null
  return beginsWith(written, typed) || shareStem(typed, written, sameLetters) ? 'enye' : null
}

const shareStem = (typed: string, written: string, same: (a: string, b: string) => boolean): boolean => {
  const own = stems(typed)
  return typed.length > 3 && stems(written).some((stem) => own.some((other) => same(other, stem)))
}

const sameLetters = (typed: string, written: string): boolean =>
  typed.length === written.length && beginsWith(written, typed)

/** Whether a text begins with a typed one, where a typed `n` may stand for `ñ`. */
export function beginsWith(written: string, typed: string): boolean {
  if (written.length < typed.length) return false
  for (let at = 0; at < typed.length; at++)
    if (written[at] !== typed[at] && !(typed[at] === 'n' && written[at] === 'ñ')) return false
  return true
}

/** Whether any of several typed words finds a written one, prepared for many written ones. */
export function matcherOf(typed: readonly string[]): (written: string) => boolean {
  const others = new Set(typed.flatMap(forms))
  return (written) =>
    others.has(written) ||
    typed.some((one) => written.startsWith(one)) ||
    (written.includes('ñ') && typed.some((one) => matchWord(one, written) !== null))
}

/** Where a text shows what a query found: ranges [start, end) in UTF-16 units, in order, not overlapping. */
export function markRanges(text: string, query: string, synonyms: Synonyms = []): [number, number][] {
  const typed = new Set(readingsOf(query, synonyms).flatMap((reading) => reading.wanted))
  const found = [...wordsOf(text), ...joinedWordsOf(text)].flatMap((word) => markIn(text, word, typed))
  return united(found.sort(([a], [b]) => a - b))
}

/** What is marked of a word: its typed beginning, or all of it when another form of it was typed. */
function markIn(text: string, { word, start, end }: Word, typed: ReadonlySet<string>): [number, number][] {
  const matching = [...typed].filter((one) => matchWord(one, word))
  if (matching.length === 0) return []
  const whole = matching.some((one) => !beginsWith(word, one))
  const length = whole ? word.length : Math.max(...matching.map((one) => one.length))
  return [[start, whole ? end : endOfBeginning(text, start, end, length)]]
}

/** Where the first `length` units of a folded word end in the text it was taken from, its accents included. */
function endOfBeginning(text: string, start: number, end: number, length: number): number {
  for (let at = start + 1; at < end; at++)
    if (
      !/^[\p{M}\uDC00-\uDFFF]/u.test(text.slice(at, end)) &&
      foldWord(text.slice(start, at)).length >= length
    )
      return at
  return end
}

function united(ranges: readonly [number, number][]): [number, number][] {
  const found: [number, number][] = []
  for (const [start, end] of ranges) {
    const last = found.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else found.push([start, end])
  }
  return found
}
