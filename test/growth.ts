/** How work grows with its input: told as a ratio of two sizes, so that a slow machine says the same as a fast one. */

/** How much longer the longer text of `isLinear` is. */
export const STEP = 8
/** Work in proportion to its input takes 8 times as long for 8 times as much, work with its square 64 times. */
const MOST = 30
const NOISE_MS = 0.05
const TRIES = 20
/** No other program keeps this one waiting so long, time after time. */
const HOPELESS_MS = 300

/**
 * Whether a reader's time is in proportion to its text: `longer` is 8 times `text`. What it does at once counts as if it
 * had looked at every character. Another try forgives what else the machine did.
 */
export function isLinear(read: (text: string) => unknown, text: string, longer: string): boolean {
  let short = Number.POSITIVE_INFINITY
  let long = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES; tried++) {
    short = Math.min(short, timeOf(read, text))
    long = Math.min(long, timeOf(read, longer))
    if (long <= MOST * Math.max(short, NOISE_MS)) return true
    if (long <= MOST * Math.max(short, timeOf(count, text))) return true
    if (tried > 2 && long > HOPELESS_MS) return false
  }
  return false
}

function count(text: string): number {
  let characters = 0
  for (const _ of text) characters++
  return characters
}

function timeOf(read: (text: string) => unknown, text: string): number {
  const begun = performance.now()
  read(text)
  return performance.now() - begun
}
