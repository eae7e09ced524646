import type { Database } from '../db/connect.ts'
import type { Db } from '../db/types.ts'
import { pausingPlugin } from '../scheduling/pauses.ts'
import { createQueue } from '../scheduling/queue.ts'

/** More than the gate admits (http/load/gate.ts): a bound for other callers. */
const MOST_WAITING = 100

/** Other work may never end. After this time a search no longer pauses for it. */
const LONGEST_STANDING_BACK_MS = 50

type Search = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * Creates the function that runs searches beside other work. SQLite reads in the thread that serves pages: one search
 * runs at a time and pauses for other work after each query, up to a limit. Throws unavailable when too many wait.
 */
export function createSearchQueue({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Search {
  if (dialect === 'postgres') return (work) => work(db)
  const queue = createQueue({ atOnce: 1, waiting: MOST_WAITING })
  return (work) => {
    const pausing = db.withPlugin(pausingPlugin(LONGEST_STANDING_BACK_MS))
    return queue(() => work(pausing))
  }
}
