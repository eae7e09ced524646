import { Refusal } from '../errors.ts'

/**
 * Work that is done a few at a time, while a bounded number waits. Throws unavailable when the line is full. Those who ask
 * take turns (`by`), however much work one of them brings.
 */
export type Queue = <T>(work: () => Promise<T>, by?: string) => Promise<T>

interface Waiter {
  readonly go: () => void
  readonly refuse: () => void
}

export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  /** Who waits, those whose turn is next first. */
  const lines = new Map<string, Waiter[]>()
  let inLine = 0
  let running = 0

  const wait = (by: string) =>
    new Promise<void>((go, reject) => {
      const line = lines.get(by) ?? []
      if (inLine >= waiting) makeRoom(line.length)
      line.push({ go, refuse: () => reject(full()) })
      lines.set(by, line)
      inLine++
    })

  /** Who has most in line gives up a place to who has fewer; nobody gives up the only one. */
  const makeRoom = (own: number) => {
    const [longest] = [...lines].toSorted(([, a], [, b]) => b.length - a.length)
    if (!longest || longest[1].length <= own + 1) throw full()
    leave(longest[0], longest[1].pop())?.refuse()
  }

  const leave = (by: string, waiter: Waiter | undefined) => {
    if (waiter) inLine--
    if (lines.get(by)?.length === 0) lines.delete(by)
    return waiter
  }

  const next = (): Waiter | undefined => {
    const [first] = lines
    if (!first) return undefined
    const [by, line] = first
    // To the end: its turn comes again after all the others'.
    lines.delete(by)
    lines.set(by, line)
    return leave(by, line.shift())
  }

  return async (work, by = '') => {
    if (running < atOnce) running++
    else await wait(by)
    try {
      return await work()
    } finally {
      // Whoever is next takes this place over.
      const waiter = next()
      if (waiter) waiter.go()
      else running--
    }
  }
}

const full = () => new Refusal('unavailable', { retryAfter: 2 })
