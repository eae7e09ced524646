import { beginsWith } from './matching.ts'
import { forms } from './spanish.ts'

/** Fuzzy matches of a typed word: with one typing error (contract.md, section 10). Pure. */

/** Shorter words match only as typed. */
const SHORTEST_FORGIVEN = 5
/** The most letters by which endings of number and gender, and the error itself, change a word's length. */
const FURTHEST = 4

/** Whether a typed word may match fuzzily: it has five letters or more. */
export const isFuzzyMatch = (typed: string): boolean =>
  (typed.match(/\p{L}/gu) ?? []).length >= SHORTEST_FORGIVEN

/**
 * Returns how much of a written word, in UTF-16 units, a typed one matches with one error: a letter missing, extra or
 * wrong, or two neighbours swapped. Returns the whole length when it matches another form of the word, 0 when it does
 * not match. Both words are folded, and do not match without an error.
 */
export function fuzzyLength(typed: string, written: string): number {
  if (!isFuzzyMatch(typed)) return 0
  const beginning = beginningFound(typed, written)
  if (beginning > 0 || Math.abs(typed.length - written.length) > FURTHEST) return beginning
  return forms(written).some((form) => beginningFound(typed, form) === form.length) ? written.length : 0
}

/** Returns the longest beginning of a word that the typed one equals after one change. A typed `ñ` never changes. */
function beginningFound(typed: string, word: string): number {
  let longest = 0
  for (let at = 0; at <= typed.length && beginsWith(word, typed.slice(0, at)); at++) {
    const { [at]: letter = '', [at + 1]: next = '' } = typed
    const after = typed.slice(at + 1)
    const rest = word.slice(at)
    const tries: [found: boolean, length: number][] = [
      [beginsWith(rest.slice(1), letter + after), typed.length + 1],
    ]
    if (letter !== 'ñ') {
      tries.push(
        [beginsWith(rest.slice(1), after), typed.length],
        [beginsWith(rest, after), typed.length - 1],
      )
      if (next !== 'ñ') tries.push([beginsWith(rest, next + letter + after.slice(1)), typed.length])
    }
    for (const [found, length] of tries)
      if (found && length <= word.length) longest = Math.max(longest, length)
  }
  return longest
}
