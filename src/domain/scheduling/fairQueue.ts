import { Refusal } from '../errors.ts'

/** Work of many people, done a few at a time and for each of them one at a time: who has much to do waits for it alone. */
export type FairQueue = <T>(who: string, work: () => Promise<T>) => Promise<T>

/**
 * Whose work is next goes round among those who wait. `waiting`: how much of one person's; throws unavailable for what is
 * beyond it.
 */
export function createFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  /** Who waits, in the order of their turns, and for what. */
  const lines = new Map<string, (() => void)[]>()
  const busy = new Set<string>()

  const begin = () => {
    for (const [who, line] of lines) {
      if (busy.size >= atOnce) return
      if (busy.has(who)) continue
      busy.add(who)
      line.shift()?.()
      if (line.length === 0) lines.delete(who)
    }
  }

  return async (who, work) => {
    const line = lines.get(who) ?? []
    if (line.length >= waiting) throw new Refusal('unavailable', { retryAfter: 5 })
    await new Promise<void>((start) => {
      line.push(start)
      lines.set(who, line)
      begin()
    })
    try {
      return await work()
    } finally {
      busy.delete(who)
      const rest = lines.get(who)
      // Behind the others again.
      if (rest && lines.delete(who)) lines.set(who, rest)
      begin()
    }
  }
}
