import type { Database } from '../db/connect.ts'
import type { Db } from '../db/types.ts'
import { pausingPlugin } from '../scheduling/pauses.ts'
import { createQueue } from '../scheduling/queue.ts'

/** More than are let in at a time (http/load/gate.ts): a bound for whoever else searches. */
const MOST_WAITING = 100

/** Others may bring work without end; by then a search has its turn. */
const LONGEST_STANDING_BACK_MS = 50

type Search = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * How a search is done beside other work. SQLite reads in the thread that serves pages: one search at a time, and after
 * each of its queries others are answered, unless it has waited for them long enough. Throws unavailable when too many wait.
 */
export function createSearchQueue({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Search {
  if (dialect === 'postgres') return (work) => work(db)
  const queue = createQueue({ atOnce: 1, waiting: MOST_WAITING })
  return (work) => {
    const patient = db.withPlugin(pausingPlugin(LONGEST_STANDING_BACK_MS))
    return queue(() => work(patient))
  }
}
