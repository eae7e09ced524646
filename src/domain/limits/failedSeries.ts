import { sql } from 'kysely'
import { recordAccess } from '../changes/activity.ts'
import type { Context } from '../context.ts'
import { HOUR, isoAgo, isoNow } from '../time.ts'
import { type Limit, takeAttemptIf } from './limits.ts'
import { ACCOUNT_PREFIX, NETWORK_PREFIX, ofNetwork } from './loginAttempts.ts'

/**
 * Records series of failed logins in the activity log. A job reads them from the stored attempts: if the answer wrote
 * them, its duration would show whether the account exists.
 */

/** This many failures within an hour are a series. */
const SERIES = 5
/** One line an hour is enough for one series, however long it is. */
const lineLimit: Limit = { max: 1, ms: HOUR }

export async function noteFailedSeries(ctx: Context): Promise<void> {
  for (const user of await accountsUnderAttack(ctx)) {
    if (await isFirst(ctx, `series ${user.id}`)) await write(ctx, 'failed', user)
  }
  if ((await hasBusyNetwork(ctx)) && (await isFirst(ctx, 'series'))) await write(ctx, 'manyFailed', null)
}

const accountsUnderAttack = (ctx: Context) =>
  loginAttempts(ctx, ACCOUNT_PREFIX)
    .innerJoin('user', (join) =>
      join.on('user.email_key', '=', sql<string>`substr(attempt.key, ${sql.lit(ACCOUNT_PREFIX.length + 1)})`),
    )
    .select(['user.id', 'user.name'])
    .groupBy(['user.id', 'user.name'])
    .having(({ fn }) => fn.countAll(), '>=', SERIES)
    .execute()

async function hasBusyNetwork(ctx: Context): Promise<boolean> {
  const busy = await loginAttempts(ctx, NETWORK_PREFIX)
    .select('key')
    .groupBy('key')
    .having(({ fn }) => fn.countAll(), '>=', ofNetwork.max)
    .limit(1)
    .executeTakeFirst()
  return busy !== undefined
}

/** The hour's attempts whose key has this prefix. */
const loginAttempts = (ctx: Context, prefix: string) =>
  ctx.database.db
    .selectFrom('attempt')
    .where('attempt.key', '>=', prefix)
    // Greater than every key with the prefix.
    .where('attempt.key', '<', `${prefix}\u{10ffff}`)
    .where('attempt.at', '>', isoAgo(ctx, HOUR))

const isFirst = async (ctx: Context, key: string): Promise<boolean> =>
  (await takeAttemptIf(ctx, [{ key, limit: lineLimit }])) !== null

const write = (ctx: Context, action: 'failed' | 'manyFailed', about: { id: number; name: string } | null) =>
  ctx.database.db.transaction().execute((tx) => recordAccess(tx, { action, about, by: null }, isoNow(ctx)))
