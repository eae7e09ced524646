import { Refusal } from '../../domain/index.ts'

/**
 * Lets a few answers be made at a time, so that each is finished soon and the thread stays responsive. Refuses a
 * request that would wait too long (docs/decisions/0091-shed-by-time.md).
 */
export interface Gate {
  /**
   * Runs the work in its turn; with `forMany`, before all other waiting work. Throws unavailable when it would wait too
   * long, or has.
   */
  readonly pass: <T>(work: () => Promise<T>, forMany?: boolean) => Promise<T>
  /** Whether further work would be refused now. */
  readonly isFull: () => boolean
  /** How many answers are being made or waiting. */
  readonly count: () => number
  /** How many were refused so far. */
  readonly refused: () => number
}

/** With the time to make it, an answer takes at most a second. */
const LONGEST_WAIT_MS = 700
/** The assumed time of one answer before any was measured. */
const FIRST_GUESS_MS = 20
/** The weight of the last answer in the average time. */
const WEIGHT = 0.1
const RETRY_SECONDS = 2

/** `atOnce`: more than one where most of the time is spent elsewhere, such as in a database server. */
export function createGate(atOnce: number): Gate {
  /** The waiting work, in order; `urgent` goes before `queue`. */
  const urgent = new Set<() => void>()
  const queue = new Set<() => void>()
  let running = 0
  let refused = 0
  let usual = FIRST_GUESS_MS

  const isFull = () => running >= atOnce && ((queue.size + 1) * usual) / atOnce > LONGEST_WAIT_MS
  const refusal = () => {
    refused++
    return new Refusal('unavailable', { retryAfter: RETRY_SECONDS })
  }
  const waitForTurn = async (forMany: boolean) => {
    if (running < atOnce) {
      running++
      return
    }
    if (isFull() && !forMany) throw refusal()
    const own = forMany ? urgent : queue
    await new Promise<void>((go, reject) => {
      const late = setTimeout(() => {
        own.delete(begin)
        reject(refusal())
      }, LONGEST_WAIT_MS)
      const begin = () => {
        clearTimeout(late)
        go()
      }
      own.add(begin)
    })
  }
  const startNext = () => {
    const [next] = urgent.size > 0 ? urgent : queue
    if (!next) running--
    else if (urgent.delete(next) || queue.delete(next)) next()
  }

  return {
    pass: async (work, forMany = false) => {
      await waitForTurn(forMany)
      const begun = performance.now()
      try {
        return await work()
      } finally {
        // In another turn of the event loop. Otherwise work that never waits would all run before any other event.
        setImmediate(() => {
          usual += WEIGHT * (performance.now() - begun - usual)
          startNext()
        })
      }
    },
    isFull,
    count: () => running + urgent.size + queue.size,
    refused: () => refused,
  }
}
