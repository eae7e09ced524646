import type { BackupState } from '../../contract/views.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/types.ts'
import { HOUR } from '../time.ts'

/** The nightly backup: when it is due, which node makes it, and its result. */

/** A night begins at three in the morning in central Mexico, which has no daylight saving time. */
const BEGINS_UTC_HOUR = 9
const AGAIN_AFTER_HOURS = 3
const OLD_AFTER_HOURS = 36

/** Makes the night's backup unless a node has started it. A failed or dead one is tried again after three hours. */
export async function backUpAtNight(ctx: Context, signal: AbortSignal): Promise<void> {
  const { db } = ctx.database
  if (!ctx.backUp) return
  const night = nightOf(ctx.clock())
  if (!(await claim(db, night, ctx.clock()))) return
  try {
    await ctx.backUp(signal)
    await note(db, night, { verified_at: ctx.clock().toISOString(), failed_at: null })
  } catch (error) {
    if (signal.aborted) return
    await note(db, night, { failed_at: ctx.clock().toISOString() })
    throw error
  }
}

/** Returns the state that administrators see; null where there are no nightly backups. */
export async function backupState(ctx: Context): Promise<BackupState | null> {
  if (!ctx.backUp) return null
  const { db } = ctx.database
  const last = await db
    .selectFrom('backup_night')
    .select((row) => row.fn.max('verified_at').as('verified_at'))
    .executeTakeFirst()
  const newest = await db
    .selectFrom('backup_night')
    .select(['verified_at', 'failed_at'])
    .orderBy('night', 'desc')
    .limit(1)
    .executeTakeFirst()
  const verified_at = last?.verified_at ?? null
  return { verified_at, alarm: alarmOf(newest?.failed_at ?? null, verified_at, ctx.clock()) }
}

/** The date on which the present night began. */
export const nightOf = (now: Date): string =>
  new Date(now.getTime() - BEGINS_UTC_HOUR * HOUR).toISOString().slice(0, 10)

function alarmOf(failed: string | null, verified: string | null, now: Date): BackupState['alarm'] {
  if (failed) return 'failed'
  if (!verified) return 'none'
  return now.getTime() - Date.parse(verified) > OLD_AFTER_HOURS * HOUR ? 'old' : null
}

async function claim(db: Db, night: string, now: Date): Promise<boolean> {
  const started_at = now.toISOString()
  const added = await db
    .insertInto('backup_night')
    .values({ night, started_at, verified_at: null, failed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(added.numInsertedOrUpdatedRows ?? 0) > 0) return true
  const again = await db
    .updateTable('backup_night')
    .set({ started_at })
    .where('night', '=', night)
    .where('verified_at', 'is', null)
    .where('started_at', '<=', new Date(now.getTime() - AGAIN_AFTER_HOURS * HOUR).toISOString())
    .executeTakeFirst()
  return Number(again.numUpdatedRows) > 0
}

async function note(
  db: Db,
  night: string,
  outcome: { verified_at?: string; failed_at: string | null },
): Promise<void> {
  await db.updateTable('backup_night').set(outcome).where('night', '=', night).execute()
}
