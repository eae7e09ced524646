import type { Database } from '../db/connect.ts'
import type { Db } from '../db/types.ts'
import { createQueue } from '../queue.ts'
import { pauses } from '../turns.ts'

/** Fewer than may be under way in all (http/shed.ts): a crowd that searches leaves room for pages. */
const MOST_WAITING = 100

type Search = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * How a search is done beside other work. SQLite reads in the thread that serves pages: one search at a time, and after
 * each of its queries others are answered. Throws unavailable when too many wait.
 */
export function givingWay({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Search {
  if (dialect === 'postgres') return (work) => work(db)
  const patient = db.withPlugin(pauses)
  const queue = createQueue({ atOnce: 1, waiting: MOST_WAITING })
  return (work) => queue(() => work(patient))
}
