import { Refusal } from '../../domain/index.ts'

/**
 * Answers that are not kept are made a few at a time, so that those that are begun are soon done and the thread is never away
 * from the others for long. Who would wait too long for a turn is told so at once (docs/decisions/0091-shed-by-time.md).
 */
export interface Gate {
  /**
   * Does the work in its turn; before all others if many wait for it. Throws unavailable when it would wait too long, or has.
   */
  readonly pass: <T>(work: () => Promise<T>, forMany?: boolean) => Promise<T>
  /** Whether one that came now would be refused. */
  readonly isFull: () => boolean
  /** How much is being made, and how much waits for that. */
  readonly count: () => number
  /** How much was refused so far. */
  readonly refused: () => number
}

/** With the time that the making takes, an answer is there within a second. */
const LONGEST_WAIT_MS = 700
/** What one answer takes, until that is known. */
const FIRST_GUESS_MS = 20
/** How much the last answer tells of how long the next one takes. */
const WEIGHT = 0.1
const RETRY_SECONDS = 2

/** `atOnce`: more than one where most of the time is another's, such as a database server's. */
export function createGate(atOnce: number): Gate {
  /** Who waits, first the one whose turn is next: those of `first` before those of `line`. */
  const first = new Set<() => void>()
  const line = new Set<() => void>()
  let running = 0
  let refused = 0
  let usual = FIRST_GUESS_MS

  const isFull = () => running >= atOnce && ((line.size + 1) * usual) / atOnce > LONGEST_WAIT_MS
  const refusal = () => {
    refused++
    return new Refusal('unavailable', { retryAfter: RETRY_SECONDS })
  }
  const turn = async (forMany: boolean) => {
    if (running < atOnce) {
      running++
      return
    }
    if (isFull() && !forMany) throw refusal()
    const own = forMany ? first : line
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
  const goOn = () => {
    const [next] = first.size > 0 ? first : line
    if (!next) running--
    else if (first.delete(next) || line.delete(next)) next()
  }

  return {
    pass: async (work, forMany = false) => {
      await turn(forMany)
      const begun = performance.now()
      try {
        return await work()
      } finally {
        // Not within the same turn of the event loop: work that never waits would all be done before anybody else is heard.
        setImmediate(() => {
          usual += WEIGHT * (performance.now() - begun - usual)
          goOn()
        })
      }
    },
    isFull,
    count: () => running + first.size + line.size,
    refused: () => refused,
  }
}
