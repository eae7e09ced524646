import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { Tx } from './db/types.ts'
import { Refusal } from './errors.ts'
import { isoAgo, isoNow, SECOND } from './time.ts'

/** Attempts that are limited in time. They are rows, so that a restart forgets none and all nodes count together. */

export interface Limit {
  readonly max: number
  readonly seconds: number
}

export const loginLimit: Limit = { max: 5, seconds: 15 * 60 }
export const registerLimit: Limit = { max: 5, seconds: 60 * 60 }
export const linkLimit: Limit = { max: 10, seconds: 60 * 60 }
export const registerAttemptLimit: Limit = { max: 20, seconds: 60 * 60 }

const since = (ctx: Context, limit: Limit) => isoAgo(ctx, limit.seconds * SECOND)

/**
 * Counts an attempt before it is made, so that attempts at the same moment are counted one by one; gives its id.
 * Throws too_many, with the seconds until the oldest attempt leaves the window.
 */
export async function takeAttempt(ctx: Context, key: string, limit: Limit): Promise<number> {
  return ctx.database.db.transaction().execute(async (tx) => {
    if (ctx.database.dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(tx)
    const row = await tx
      .insertInto('attempt')
      .values({ key, at: isoNow(ctx) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const earlier = await attempts(tx, key, since(ctx, limit))
    const before = earlier.filter((attempt) => attempt.id < row.id)
    const oldest = before[0]
    if (before.length < limit.max || !oldest) return row.id
    const free = Date.parse(oldest.at) + limit.seconds * 1000 - ctx.clock().getTime()
    throw new Refusal('too_many', { retryAfter: Math.max(1, Math.ceil(free / 1000)) })
  })
}

const attempts = (tx: Tx, key: string, from: string) =>
  tx
    .selectFrom('attempt')
    .select(['id', 'at'])
    .where('key', '=', key)
    .where('at', '>', from)
    .orderBy('id')
    .execute()

/** Does what an attempt was taken for; one that could not be made does not count. */
export async function attempted<T>(ctx: Context, id: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await forgiveAttempt(ctx, id)
    throw error
  }
}

/** The attempt turned out not to count. */
export async function forgiveAttempt(ctx: Context, id: number): Promise<void> {
  await ctx.database.db.deleteFrom('attempt').where('id', '=', id).execute()
}

export async function clearAttempts(ctx: Context, key: string): Promise<void> {
  await ctx.database.db.deleteFrom('attempt').where('key', '=', key).execute()
}

/** Forgets what no limit looks at any more. */
export async function purgeAttempts(ctx: Context): Promise<void> {
  await ctx.database.db.deleteFrom('attempt').where('at', '<', since(ctx, registerLimit)).execute()
}
