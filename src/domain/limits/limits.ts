import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db, Tx } from '../db/types.ts'
import { Refusal } from '../errors.ts'
import { HOUR, isoAgo, isoNow, SECOND } from '../time.ts'

/** Limits of attempts over time. Attempts are rows, so that a restart forgets none and all nodes count together. */

/** At most `max` in any `ms` milliseconds. */
export interface Limit {
  readonly max: number
  readonly ms: number
  /** The message beyond the limit, where the usual one about attempts does not fit. */
  readonly message?: string
}

/** One limit that applies to an attempt. Attempts with the same key count together. */
export interface Count {
  readonly key: string
  readonly limit: Limit
  /** Called when the limit is reached; true lets the attempt through. */
  readonly unless?: (tx: Tx) => Promise<boolean>
}

/** An attempt that was let through. */
export interface Attempt {
  readonly ids: readonly number[]
}

export const registerLimit: Limit = { max: 5, ms: HOUR }
export const registerAttemptLimit: Limit = { max: 20, ms: HOUR }
export const chooseLimit: Limit = { max: 10, ms: HOUR }

/** No limit looks further back. */
const LONGEST = HOUR

type Needs = Pick<Context, 'database' | 'clock'>

/**
 * Counts an attempt before it is made, so that simultaneous attempts are counted one by one. Throws too_many with the
 * seconds until every limit has room; then nothing is counted.
 */
export const takeAttempt = (ctx: Needs, counts: readonly Count[]): Promise<Attempt> =>
  ctx.database.db.transaction().execute((tx) => countAttempt(ctx, tx, counts))

/** Like `takeAttempt`, in the transaction of the attempted work: it counts only when that commits. */
export async function countAttempt(ctx: Needs, tx: Tx, counts: readonly Count[]): Promise<Attempt> {
  if (ctx.database.dialect === 'postgres') await lockKeys(tx, counts)
  const earlier = await attemptsOf(ctx, tx, counts)
  let wait = 0
  let message: string | undefined
  for (const { key, limit, unless } of counts) {
    const since = isoAgo(ctx, limit.ms)
    const times = earlier.filter((one) => one.key === key && one.at > since).map(({ at }) => at)
    const oldest = times.at(-limit.max)
    if (oldest === undefined || (await unless?.(tx))) continue
    wait = Math.max(wait, Date.parse(oldest) + limit.ms - ctx.clock().getTime(), SECOND)
    message ??= limit.message
  }
  if (wait > 0)
    throw new Refusal('too_many', { retryAfter: Math.ceil(wait / SECOND), ...(message && { message }) })
  const at = isoNow(ctx)
  const rows = await tx
    .insertInto('attempt')
    .values(counts.map(({ key }) => ({ key, at })))
    .returning('id')
    .execute()
  return { ids: rows.map(({ id }) => id) }
}

/** Locks these keys until the transaction ends, in one order, so that no two transactions wait for each other. */
async function lockKeys(tx: Tx, counts: readonly Count[]): Promise<void> {
  const locks = counts.map(({ key }) => createHash('sha256').update(key).digest().readBigInt64BE())
  const ordered = locks.toSorted((a, b) => (a < b ? -1 : Number(a > b))).map(String)
  await sql`select pg_advisory_xact_lock(lock) from unnest(${ordered}::bigint[]) lock`.execute(tx)
}

const attemptsOf = (ctx: Needs, tx: Tx, counts: readonly Count[]) =>
  tx
    .selectFrom('attempt')
    .select(['key', 'at'])
    .where((row) =>
      row.or(
        counts.map(({ key, limit }) =>
          row.and([row('key', '=', key), row('at', '>', isoAgo(ctx, limit.ms))]),
        ),
      ),
    )
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Like `takeAttempt`; null when the limit is reached. */
export async function takeAttemptIf(ctx: Needs, counts: readonly Count[]): Promise<Attempt | null> {
  try {
    return await takeAttempt(ctx, counts)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many') return null
    throw error
  }
}

/** Does the work of an attempt. An attempt whose work throws does not count. */
export async function attempted<T>(ctx: Needs, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await forgiveAttempt(ctx.database.db, attempt)
    throw error
  }
}

/** Removes an attempt that does not count after all. */
export async function forgiveAttempt(db: Db | Tx, { ids }: Attempt): Promise<void> {
  await db.deleteFrom('attempt').where('id', 'in', ids).execute()
}

/** Removes attempts that no limit looks at any more. */
export async function purgeAttempts(ctx: Needs): Promise<void> {
  await ctx.database.db.deleteFrom('attempt').where('at', '<', isoAgo(ctx, LONGEST)).execute()
}
