/**
 * Spanish text as this site compares, sorts and searches it: accents and case never matter, `ñ` is a letter of its own.
 * Pure functions that take any string (decomposed, with lone surrogates, NUL or emoji) and never throw.
 */

/**
 * The key under which text is compared and sorted: lower case, without accents and control characters, spaces collapsed.
 * `ñ` is written `n~`, so that plain byte order is the Spanish order.
 */
export function fold(text: string): string {
  return plainLetters(text.toWellFormed(), 'NFD')
    .replaceAll('ñ', 'n~')
    .replace(/[^\P{Cc}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A word as it is searched, and where it stands in the text it was taken from (UTF-16 units, end exclusive). */
export interface Word {
  /** Lower case letters and digits without accents, `ñ` kept; at most 32 code points. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Longer words are only told apart by this many code points: no Spanish word is as long. */
const LONGEST = 32

/** The words of a text in their order: every sign separates. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = foldWord(match[0])
    if (word) found.push({ word, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/**
 * Words that stand together with only signs between them, written as one (`Wi-Fi` gives `wifi`): from each of them to the
 * last, so that every such joined form is a beginning of one of these.
 */
export function joinedWordsOf(text: string): Word[] {
  return runsOf(text, wordsOf(text)).flatMap((run) =>
    run.slice(0, -1).map((_, from) => join(run.slice(from, from + LONGEST))),
  )
}

/** The words of a text with those that only signs separate written as one. */
export function wordsJoined(text: string): Word[] {
  return runsOf(text, wordsOf(text)).map((run) => join(run.slice(0, LONGEST)))
}

function runsOf(text: string, words: readonly Word[]): Word[][] {
  const runs: Word[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && !/\s/.test(text.slice(before.end, word.start))) run.push(word)
    else runs.push([word])
  }
  return runs
}

function join(run: readonly Word[]): Word {
  const word = run.reduce((all, part) => all + part.word, '')
  return { word: cut(word), start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
}

/** One run of letters as it is searched; '' when no letter or digit is left. */
export function foldWord(letters: string): string {
  return cut(plainLetters(letters, 'NFKD').replace(/[^\p{L}\p{N}]/gu, ''))
}

/**
 * More accents than any letter has are left off first: putting a run of them in order, which normalizing does, takes time
 * with the square of its length (UAX #15 bounds runs at 30 for that). Two of them are letters until they are normalized.
 */
export const withoutHeaps = (text: string): string =>
  text.replace(/([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu, '$1')

function plainLetters(text: string, form: 'NFD' | 'NFKD'): string {
  return withoutHeaps(text)
    .normalize(form)
    .toLowerCase()
    .replace(/n(\p{M}*?)\u0303/gu, 'ñ')
    .replace(/\p{M}/gu, '')
}

const cut = (word: string): string => (word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word)

const STOP_WORDS = new Set('a al con de del e el en la las lo los o para por un una y'.split(' '))

/** Whether a folded word says too little to be looked for. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Endings are only taken off from this many letters on. */
const SHORTEST_INFLECTED = 4

/**
 * What a folded word has in common with its other number and gender: two words are forms of one another when they share
 * one (`lápices` and `lápiz`, `doctora` and `doctores`). A stem with `*` stands for the ends `o` and `a`. Stop words have
 * no other forms.
 */
export function stems(word: string): string[] {
  if (isStopWord(word)) return []
  if (word.length < SHORTEST_INFLECTED) return [word]
  return [...new Set(singulars(word).map(withoutGender))]
}

function singulars(word: string): string[] {
  if (!word.endsWith('s')) return [word]
  // `autobús` is a singular that ends like a plural.
  const found = [word, word.slice(0, -1)]
  if (word.endsWith('es')) found.push(word.slice(0, -2))
  if (word.endsWith('ces')) found.push(`${word.slice(0, -3)}z`)
  if (word.endsWith('is')) found.push(`${word.slice(0, -2)}y`)
  return found.filter((singular) => singular.length >= SHORTEST_INFLECTED - 1)
}

function withoutGender(word: string): string {
  if (word.length < SHORTEST_INFLECTED) return word
  if (word.endsWith('or')) return `${word}*`
  return /[ao]$/.test(word) ? `${word.slice(0, -1)}*` : word
}

/** Every word that shares a stem with a folded word, itself among them if it has four letters or more; else none. */
export function forms(word: string): string[] {
  if (word.length < SHORTEST_INFLECTED) return []
  const own = new Set(stems(word))
  const candidates = [...own].flatMap(wordsWithStem).flatMap(plurals)
  return [...new Set(candidates)].filter((form) => stems(form).some((stem) => own.has(stem)))
}

function wordsWithStem(stem: string): string[] {
  if (!stem.endsWith('*')) return [stem]
  const base = stem.slice(0, -1)
  return [base, `${base}a`, `${base}o`]
}

function plurals(word: string): string[] {
  const found = [word, `${word}s`, `${word}es`]
  if (word.endsWith('z')) found.push(`${word.slice(0, -1)}ces`)
  if (word.endsWith('y')) found.push(`${word.slice(0, -1)}is`)
  return found
}
