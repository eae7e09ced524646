/** Measures how work grows with its input, as the ratio of two sizes, so that the machine's speed does not matter. */

/** How much longer the longer text of `isLinear` is. */
export const STEP = 8
/** Linear work takes 8 times as long for 8 times as much input, quadratic work 64 times. */
const MOST = 30
const NOISE_MS = 0.05
const TRIES = 20
/** Slow work is not measured again so often. */
const HOPELESS_MS = 300

/**
 * Whether a reader's time is in proportion to its text; `longer` is 8 times `text`. Work that takes hardly any time
 * counts as if it had read every character. Further attempts compensate for other load on the machine.
 */
export function isLinear(read: (text: string) => unknown, text: string, longer: string): boolean {
  let short = Number.POSITIVE_INFINITY
  let long = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES; tried++) {
    // Several times: a pause during the short one would make anything look linear.
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

/** Processor time, which other programs do not increase; its resolution is too low for short work. */
function workOf(read: (text: string) => unknown, text: string): number {
  const begun = process.threadCpuUsage()
  const passed = timeOf(read, text)
  const { user, system } = process.threadCpuUsage(begun)
  return Math.min(passed, (user + system) / 1000)
}
