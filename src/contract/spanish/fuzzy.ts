import { beginsWith } from './matching.ts'
import { forms } from './spanish.ts'

/** What a typed word finds with a typing error in it. Pure: by the rules of the search (contract.md, section 10). */

/** Shorter words are taken as they are typed. */
const SHORTEST_FORGIVEN = 5
/** Endings of number and gender, and the error itself, change a word's length by no more. */
const FURTHEST = 4

/** Whether an error in a typed word is forgiven: it has five letters or more. */
export const isFuzzyMatch = (typed: string): boolean =>
  (typed.match(/\p{L}/gu) ?? []).length >= SHORTEST_FORGIVEN

/**
 * How much of a written word, in UTF-16 units, a typed one that does not find it as it is finds with one error forgiven: a
 * letter missing, extra or wrong, or two neighbours swapped. All of it when it finds another form of the word, 0 when it
 * finds nothing. Both folded.
 */
export function fuzzyLength(typed: string, written: string): number {
  if (!isFuzzyMatch(typed)) return 0
  const beginning = beginningFound(typed, written)
  if (beginning > 0 || Math.abs(typed.length - written.length) > FURTHEST) return beginning
  return forms(written).some((form) => beginningFound(typed, form) === form.length) ? written.length : 0
}

/** How long a beginning of a word the typed one is after one change, at most; a typed `ñ` is never changed. */
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
