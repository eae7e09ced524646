import { joinedWords, stems, withoutTilde, words } from '../../contract/spanish.ts'

/** The words under which a text is found. */
export interface Term {
  /** As written, `ñ` as `n~`. */
  readonly word: string
  /** With `ñ` as `n`. */
  readonly plain: string
}

/** Stems stand in the same column as words, behind a sign that no word begins with and that sorts before all of them. */
export const STEM = '!'

/** No word sorts behind a beginning followed by this. */
const LAST = '\u{10FFFF}'

/** Words, joined words and stems of a text, each once. */
export function termsOf(text: string): Term[] {
  const written = [...words(text), ...joinedWords(text)].map((word) => word.slice(0, 60))
  const all = new Set([...written, ...written.flatMap((word) => stems(word).map((stem) => STEM + stem))])
  return [...all].map((word) => ({ word, plain: withoutTilde(word) }))
}

/** What one searched word may be found under. */
export interface Wanted {
  /** Ranges of `plain`, both ends included. */
  readonly ranges: readonly { from: string; to: string }[]
  /** As typed. A word with `ñ` has to begin with it literally. */
  readonly typed: string
  readonly strict: boolean
}

/** A searched word: its beginning, and its plural and gender forms. */
export function wantedOf(typed: string): Wanted {
  const plain = withoutTilde(typed)
  const forms = stems(typed).map((stem) => STEM + withoutTilde(stem))
  return {
    typed,
    strict: typed.includes('~'),
    ranges: [{ from: plain, to: plain + LAST }, ...forms.map((form) => ({ from: form, to: form }))],
  }
}

/** A searched word written in other ways: each is a beginning. */
export const variantsWanted = (typed: string, variants: readonly string[]): Wanted => ({
  typed,
  strict: typed.includes('~'),
  ranges: variants.map((variant) => ({ from: variant, to: variant + LAST })),
})

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Every beginning one typing error away from a word of five letters or more: a letter missing, extra, wrong, or two
 * swapped. A typed `ñ` is never forgiven: it stays. Given with `ñ` as `n`; empty for shorter words.
 */
export function oneErrorAway(typed: string): string[] {
  const letters = typed.match(/n~|./gu) ?? []
  if (letters.length < 5) return []
  const found = new Set<string>()
  const add = (...parts: string[]) => found.add(withoutTilde(parts.join('')))
  for (let at = 0; at <= letters.length; at++) {
    const before = letters.slice(0, at)
    const [letter, next, ...rest] = letters.slice(at)
    for (const other of LETTERS) add(...before, other, ...letters.slice(at))
    if (letter === undefined || letter === 'n~') continue
    add(...before, ...letters.slice(at + 1))
    for (const other of LETTERS) add(...before, other, ...letters.slice(at + 1))
    if (next !== undefined && next !== 'n~') add(...before, next, letter, ...rest)
  }
  return [...found]
}
