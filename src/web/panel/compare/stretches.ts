import { diffArrays } from 'diff'

/** Aligns two sequences: the words of two texts, or the blocks of two rich texts. */

/** A part that both sequences have, or what differs between two such parts. */
export interface Stretch<T> {
  readonly same: boolean
  readonly old: readonly T[]
  readonly now: readonly T[]
}

/** The steps of work that one comparison has left. Beyond them, what differs is shown whole. */
export interface Effort {
  steps: number
}

/** Keeps a comparison under half a second on a telephone. */
export const newEffort = (): Effort => ({ steps: 2_000_000 })

/** To find n edits takes about n² steps. */
const MOST_EDITS = 1000

/** Returns the stretches of two sequences, whose elements are equal when their keys are. */
export function stretchesOf<T>(
  old: readonly T[],
  now: readonly T[],
  keyOf: (one: T) => string,
  effort: Effort,
): Stretch<T>[] {
  const [oldKeys, nowKeys] = [old.map(keyOf), now.map(keyOf)]
  const start = commonStart(oldKeys, nowKeys)
  const end = commonStart(oldKeys.slice(start).reverse(), nowKeys.slice(start).reverse())
  const differing = [oldKeys.slice(start, old.length - end), nowKeys.slice(start, now.length - end)] as const
  const counts = [both(start), ...countsOf(...differing, effort), both(end)]
  return sliced(old, now, counts)
}

/** The number of elements that a stretch has of each sequence. */
interface Counts {
  readonly same: boolean
  readonly old: number
  readonly now: number
}

const both = (count: number): Counts => ({ same: true, old: count, now: count })

function countsOf(old: string[], now: string[], effort: Effort): Counts[] {
  const most = Math.floor(Math.min(MOST_EDITS, Math.sqrt(effort.steps)))
  const pieces = diffArrays(old, now, { maxEditLength: most })
  const counts = pieces?.map(({ removed, added, count }) =>
    removed || added ? { same: false, old: removed ? count : 0, now: added ? count : 0 } : both(count),
  ) ?? [{ same: false, old: old.length, now: now.length }]
  const edits = pieces ? sumOf(counts, ({ same, old, now }) => (same ? 0 : old + now)) : most
  effort.steps -= edits ** 2
  return counts
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0)

/** Cuts both sequences by the counts. Neighbours of one sort become one stretch. */
function sliced<T>(old: readonly T[], now: readonly T[], counts: readonly Counts[]): Stretch<T>[] {
  const joined: Counts[] = []
  for (const one of counts) {
    const last = joined.at(-1)
    if (one.old + one.now === 0) continue
    if (last?.same !== one.same) joined.push(one)
    else joined.splice(-1, 1, { same: one.same, old: last.old + one.old, now: last.now + one.now })
  }
  const stretches: Stretch<T>[] = []
  let [oldAt, nowAt] = [0, 0]
  for (const one of joined) {
    const [oldEnd, nowEnd] = [oldAt + one.old, nowAt + one.now]
    stretches.push({ same: one.same, old: old.slice(oldAt, oldEnd), now: now.slice(nowAt, nowEnd) })
    oldAt = oldEnd
    nowAt = nowEnd
  }
  return stretches
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length)
  let count = 0
  while (count < most && a[count] === b[count]) count++
  return count
}
