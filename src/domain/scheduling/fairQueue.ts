import { Refusal } from '../errors.ts'

/**
 * Runs a few pieces of work at a time, and at most one of each person, so that large orders delay only their owner.
 */
export type FairQueue = <T>(person: string, work: () => Promise<T>) => Promise<T>

/**
 * Serves the waiting people in turns. `waiting` bounds the queue of each person; beyond it, it throws unavailable.
 */
export function createFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  /** The waiting work of each person, in the order of their turns. */
  const queues = new Map<string, (() => void)[]>()
  const busy = new Set<string>()

  const begin = () => {
    for (const [person, own] of queues) {
      if (busy.size >= atOnce) return
      if (busy.has(person)) continue
      busy.add(person)
      own.shift()?.()
      if (own.length === 0) queues.delete(person)
    }
  }

  return async (person, work) => {
    const own = queues.get(person) ?? []
    if (own.length >= waiting) throw new Refusal('unavailable', { retryAfter: 5 })
    await new Promise<void>((start) => {
      own.push(start)
      queues.set(person, own)
      begin()
    })
    try {
      return await work()
    } finally {
      busy.delete(person)
      const rest = queues.get(person)
      // Moves the person behind the others.
      if (rest && queues.delete(person)) queues.set(person, rest)
      begin()
    }
  }
}
