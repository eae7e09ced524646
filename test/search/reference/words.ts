import { STOP_WORDS } from './writing.ts'

/** One reading of a typed text. */
export interface Reading {
  readonly words: readonly string[]
  /** The words that a branch must have. */
  readonly wanted: readonly string[]
}

/** Returns the readings of a text: signs separate its words, or join them (`Wi-Fi`). None when it has no word. */
export function readingsOf(text: string): Reading[] {
  const apart = wordsOf(text)
  const joined = partsOf(text).map((words) => shortened(words.join('')))
  return [apart, joined]
    .filter((words) => words.length > 0)
    .map((words) => ({ words, wanted: wantedOf(words) }))
}

/** Returns the words of a text in its order. */
export const wordsOf = (text: string): string[] => partsOf(text).flat()

/** Returns all words that find a written text: its words, and neighbours that only signs separate as one word. */
export const wordsIn = (text: string): string[] =>
  partsOf(text).flatMap((words) => [
    ...words,
    ...words.slice(0, -1).map((_, from) => shortened(words.slice(from).join(''))),
  ])

/** Returns the words of each part between spaces. */
function partsOf(text: string): string[][] {
  const parts = text.split(/\s+/).map((part) => part.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
  return parts.map((words) => words.map(plain).filter(Boolean)).filter((words) => words.length > 0)
}

/** Returns a word without case and accents; `ñ` is a letter of its own. */
const plain = (word: string): string =>
  shortened(
    [...word.normalize('NFC').toLowerCase()]
      .map((letter) => (letter === 'ñ' ? letter : letter.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')))
      .join(''),
  )

const shortened = (word: string): string => [...word].slice(0, 32).join('')

/**
 * In a text of stop words all must match; otherwise the last word, which may be half typed, and all that are not stop
 * words.
 */
function wantedOf(words: readonly string[]): readonly string[] {
  if (words.every((word) => STOP_WORDS.has(word))) return words
  return words.filter((word, at) => at === words.length - 1 || !STOP_WORDS.has(word))
}
