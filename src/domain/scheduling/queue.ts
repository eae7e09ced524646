import { Refusal } from '../errors.ts'

/**
 * Runs a few pieces of work at a time, while a bounded number waits. Callers (`by`) are served in turns, however much
 * work one of them brings. Throws unavailable when the queue is full.
 */
export type Queue = <T>(work: () => Promise<T>, by?: string) => Promise<T>

interface Waiter {
  readonly go: () => void
  readonly refuse: () => void
}

export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  /** The waiting work of each caller; the first caller is served next. */
  const queues = new Map<string, Waiter[]>()
  let queued = 0
  let running = 0

  const wait = (by: string) =>
    new Promise<void>((go, reject) => {
      const own = queues.get(by) ?? []
      if (queued >= waiting) makeRoom(own.length)
      own.push({ go, refuse: () => reject(full()) })
      queues.set(by, own)
      queued++
    })

  /** Refuses the last work of the caller with the longest queue, unless the new one would have as much. */
  const makeRoom = (count: number) => {
    const [longest] = [...queues].toSorted(([, a], [, b]) => b.length - a.length)
    if (!longest || longest[1].length <= count + 1) throw full()
    leave(longest[0], longest[1].pop())?.refuse()
  }

  const leave = (by: string, waiter: Waiter | undefined) => {
    if (waiter) queued--
    if (queues.get(by)?.length === 0) queues.delete(by)
    return waiter
  }

  const next = (): Waiter | undefined => {
    const [first] = queues
    if (!first) return undefined
    const [by, own] = first
    // Moves the caller behind all others.
    queues.delete(by)
    queues.set(by, own)
    return leave(by, own.shift())
  }

  return async (work, by = '') => {
    if (running < atOnce) running++
    else await wait(by)
    try {
      return await work()
    } finally {
      // The next work takes over this place.
      const waiter = next()
      if (waiter) waiter.go()
      else running--
    }
  }
}

const full = () => new Refusal('unavailable', { retryAfter: 2 })
