/** How work grows with its input: told as a ratio of two sizes, so that a slow machine says the same as a fast one. */

/** How much longer the longer text of `isLinear` is. */
export const STEP = 8
/** Work in proportion to its input takes 8 times as long for 8 times as much, work with its square 64 times. */
const MOST = 30
const NOISE_MS = 0.05
const TRIES = 20
/** Not tried so often when it takes so long. */
const HOPELESS_MS = 300

/**
 * Whether a reader's time is in proportion to its text: `longer` is 8 times `text`. What it does at once counts as if it
 * had looked at every character. Another try forgives what else the machine did.
 */
export function isLinear(read: (text: string) => unknown, text: string, longer: string): boolean {
  let short = Number.POSITIVE_INFINITY
  let long = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES; tried++) {
    // Several times: a pause in the short one would let anything pass for proportional.
    for (let again = 0; again < 4; again++) short = Math.min(short, timeOf(read, text))
    long = Math.min(long, workOf(read, longer))
    if (long <= MOST * Math.max(short, NOISE_MS)) return true
    if (long <= MOST * Math.max(short, timeOf(count, text))) return true
    if (tried > 2 && long > HOPELESS_MS && long > 2 * MOST * short) return false
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

/** Of the processor, which other programs do not add to; it is told in steps too coarse for what is short. */
function workOf(read: (text: string) => unknown, text: string): number {
  const begun = process.threadCpuUsage()
  const passed = timeOf(read, text)
  const { user, system } = process.threadCpuUsage(begun)
  return Math.min(passed, (user + system) / 1000)
}
