/**
 * How this site compares, sorts and searches Spanish text: accents and case never matter, `ñ` is a letter of its own.
 * Pure functions that accept any string (decomposed, with lone surrogates, NUL or emoji) and never throw.
 */

/**
 * Returns the key for comparing and sorting text: lower case, without accents and control characters, spaces collapsed.
 * It writes `ñ` as `n~`, so that plain byte order is the Spanish order.
 */
export function fold(text: string): string {
  return plainLetters(text.toWellFormed(), 'NFD')
    .replaceAll('ñ', 'n~')
    .replace(/[^\P{Cc}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A folded word for the search, and its place in the original text (UTF-16 units, end exclusive). */
export interface Word {
  /** Lower case letters and digits without accents, `ñ` kept; at most 32 code points. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Longer words are compared by this many code points only. No Spanish word is as long. */
const LONGEST = 32

/** Returns the words of a text in their order. Every sign separates words. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = foldWord(match[0])
    if (word) found.push({ word, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/**
 * Joins words with only signs between them (`Wi-Fi` gives `wifi`): from each of them to the last, so that every joined
 * form is a beginning of one of these.
 */
export function joinedWordsOf(text: string): Word[] {
  return runsOf(text, wordsOf(text)).flatMap((run) =>
    run.slice(0, -1).map((_, from) => join(run.slice(from, from + LONGEST))),
  )
}

/** Returns the words of a text, with words that only signs separate joined into one. */
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

/** Folds one run of letters for the search; '' when no letter or digit is left. */
export function foldWord(letters: string): string {
  return cut(plainLetters(letters, 'NFKD').replace(/[^\p{L}\p{N}]/gu, ''))
}

/**
 * Limits the accents on one letter to more than any letter has. Normalizing sorts a run of accents in time with the
 * square of its length (UAX #15 bounds runs at 30 for that). Two of these characters are letters until they are
 * normalized.
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

/** Whether a folded word is too common to search for. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Shorter words keep their endings. */
const SHORTEST_INFLECTED = 4

/**
 * Returns the stems of a folded word. Two words are forms of one another (number or gender) when they share a stem
 * (`lápices` and `lápiz`, `doctora` and `doctores`). A stem with `*` stands for the endings `o` and `a`. Stop words
 * have no other forms.
 */
export function stems(word: string): string[] {
  if (isStopWord(word)) return []
  if (word.length < SHORTEST_INFLECTED) return [word]
  return [...new Set(singulars(word).map(withoutGender))]
}

function singulars(word: string): string[] {
  if (!word.endsWith('s')) return [word]
  // `autobús` is a singular with the ending of a plural.
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

/**
 * Returns every word that shares a stem with a folded word, including itself if it has four letters or more; otherwise
 * none.
 */
export function forms(word: string): string[] {
  if (word.length < SHORTEST_INFLECTED) return []
  const own = new Set(stems(word))
  const candidates = [...own].flatMap(wordsWithStem).flatMap(plurals)
  return [...new Set(candidates)].filter((form) => stems(form).some((stem) => own.has(stem)))
}

/** Returns a folded word with its singular and plural, of its own gender (`calzado` and `calzados`, not `calzada`). */
export function numbersOf(word: string): string[] {
  const own = new Set(singulars(word))
  const candidates = [...own].flatMap(plurals)
  return [...new Set([word, ...candidates.filter((form) => singulars(form).some((one) => own.has(one)))])]
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
