import { sql } from 'kysely'
import type { Db } from './types.ts'
import type { DatabaseWatch, WatchOptions } from './watch.ts'

const LOOK_EVERY_MS = 1000

/** Checks every second whether a command beside the server (`npm run admin`, a restore) has written to the file. */
export function watchSqlite(db: Db, { changed, report }: WatchOptions): DatabaseWatch {
  let known: number | undefined
  const look = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    const version = rows[0]?.data_version
    if (known !== undefined && version !== known) changed(null)
    known = version
  }
  let looking = look().catch(report)
  const timer = setInterval(() => {
    looking = look().catch(report)
  }, LOOK_EVERY_MS).unref()
  return {
    current: () => true,
    close: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
