/** Whether a typed letter may stand for a written one. */
export type Alphabet = (typed: string, written: string) => boolean

export const ENYE_APART: Alphabet = (typed, written) => typed === written
export const N_FOR_ENYE: Alphabet = (typed, written) =>
  typed === written || (typed === 'n' && written === 'ñ')

/** Whether a written text begins with the typed one. */
export const begins = (written: string, typed: string, alphabet: Alphabet): boolean =>
  typed.length <= written.length &&
  Array.from({ length: typed.length }).every((_, at) => alphabet(typed.charAt(at), written.charAt(at)))

/** Whether a typed word is the written one in another number or gender; only for four typed letters or more. */
export function isForm(written: string, typed: string, alphabet: Alphabet): boolean {
  if (typed.length < 4) return false
  const same = (a: string, b: string) => a.length === b.length && begins(b, a, alphabet)
  return rootsOf(typed).some((root) => rootsOf(written).some((other) => same(root, other)))
}

/** Words too common to search for, which have no other forms (contract.md, section 10). */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a al con de del e el en la las lo los o para por un una y'.split(' '),
)

/** Plural endings, and the endings of the singular in their place. */
const PLURALS = [
  { ending: 's', singular: '' },
  { ending: 'es', singular: '' },
  { ending: 'ces', singular: 'z' },
  { ending: 'is', singular: 'y' },
] as const

/**
 * Returns the roots that a word shares with its other forms. Any word may be a singular with the ending of a plural
 * (`autobús`).
 */
function rootsOf(word: string): string[] {
  if (STOP_WORDS.has(word)) return []
  if (word.length < 4) return [word]
  const singulars = PLURALS.filter(({ ending }) => word.endsWith(ending)).map(
    ({ ending, singular }) => word.slice(0, -ending.length) + singular,
  )
  return [word, ...singulars.filter(({ length }) => length >= 3)].map(withoutGender)
}

/** `doctor` and `doctora`, `niño` and `niña` have one root, whose `*` stands for the gender. */
function withoutGender(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('or')) return `${word}*`
  return word.endsWith('o') || word.endsWith('a') ? `${word.slice(0, -1)}*` : word
}
