import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/types.ts'
import { isoIn, isoNow, MINUTE } from '../time.ts'

/**
 * Keeps every file of a backup's snapshot while the backup runs. The hold commits before the snapshot begins. A sweep
 * checks for holds in the same statement that dooms a file in the ledger. So a file was either loose before the
 * snapshot, or it stays.
 */

/** The hold of a killed backup ends after this time. */
const LASTS_MINUTES = 10
const RENEWED_MINUTES = 2

/** Runs `work` while files are held, and returns its result. */
export async function holding<T>(db: Db, clock: () => Date, work: () => Promise<T>): Promise<T> {
  const id = randomBytes(8).toString('hex')
  const until = () => isoIn({ clock }, LASTS_MINUTES * MINUTE)
  await db.deleteFrom('backup_hold').where('until', '<', isoNow({ clock })).execute()
  await db.insertInto('backup_hold').values({ id, until: until() }).execute()
  let lost: unknown
  const renewal = setInterval(() => {
    db.updateTable('backup_hold')
      .set({ until: until() })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        lost = error
      })
  }, RENEWED_MINUTES * MINUTE)
  try {
    const done = await work()
    if (lost) throw lost
    return done
  } finally {
    clearInterval(renewal)
    await db.deleteFrom('backup_hold').where('id', '=', id).execute()
  }
}

/** An SQL condition: true while no backup runs. */
export const unheld = ({ clock }: { readonly clock: () => Date }) =>
  sql<boolean>`not exists (select 1 from backup_hold where until > ${isoNow({ clock })})`
