import { Refusal } from './errors.ts'

/** Work that is done a few at a time, while a bounded number waits. Throws unavailable when the line is full. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const line: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running++
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else throw new Refusal('unavailable', { retryAfter: 2 })
    try {
      return await work()
    } finally {
      // Whoever is next takes this place over.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
