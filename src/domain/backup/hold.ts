import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/types.ts'
import { isoIn, isoNow, MINUTE } from '../time.ts'

/**
 * While a backup reads, no file may go that its snapshot names. A hold is committed before the snapshot begins; whoever
 * removes a file asks for holds in the very statement that dooms it in the ledger, so either the file was loose before
 * the snapshot or it stays.
 */

/** A backup that was killed holds no longer than this. */
const LASTS_MINUTES = 10
const RENEWED_MINUTES = 2

/** Runs `work` while files are held, and gives what it gives. */
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

/** True where no backup is under way. */
export const unheld = ({ clock }: { readonly clock: () => Date }) =>
  sql<boolean>`not exists (select 1 from backup_hold where until > ${isoNow({ clock })})`
