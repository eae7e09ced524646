import type { Caller } from '../access.ts'
import type { Context } from '../context.ts'
import { holdLock } from '../db/locks.ts'
import type { Db, Tx } from '../db/types.ts'
import { Refusal } from '../errors.ts'
import { DAY, HOUR, isoAgo, SECOND } from '../time.ts'

/** Who calls is looked at again, because a request takes its time and sessions end meanwhile (contract.md, section 11). */

type Needs = Pick<Context, 'database' | 'clock'>

/** How long a session stays open unused, and in all. */
export const SESSION_IDLE = 12 * HOUR
export const SESSION_LIFE = 7 * DAY

/** The session of a token and its approved account, while it is open. One statement, answered by the token's index. */
export const openSession = (ctx: Pick<Context, 'clock'>, db: Db | Tx, tokenHash: string) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select(['session.token_hash', 'session.used_at', 'user.id', 'user.role'])
    .where('token_hash', '=', tokenHash)
    .where('session.used_at', '>', isoAgo(ctx, SESSION_IDLE))
    .where('session.created_at', '>', isoAgo(ctx, SESSION_LIFE))
    .where('user.aprobado', '=', 1)

/**
 * Makes sure in a write's transaction that its caller may still act; no caller is the program itself. Whatever ends a
 * session removes its row, and on PostgreSQL waits for this transaction to do so: a logout that has been answered is
 * followed by no write. Throws unauthenticated, forbidden.
 */
export async function holdCaller(ctx: Needs, tx: Tx, caller: Caller | null): Promise<void> {
  if (!caller) return
  const session = openSession(ctx, tx, caller.tokenHash)
  const held = ctx.database.dialect === 'postgres' ? session.forKeyShare('session') : session
  requireSame(caller, await held.executeTakeFirst())
}

/** A body that came at once came by somebody who was looked at a moment ago. */
const AT_ONCE = SECOND

/**
 * The same before work is done for a body that took its time to arrive. What is written looks again; this spares the work.
 * Throws unauthenticated, forbidden.
 */
export async function confirmCaller(ctx: Needs, caller: Caller): Promise<void> {
  if (ctx.clock().getTime() - caller.seenAt < AT_ONCE) return
  requireSame(caller, await openSession(ctx, ctx.database.db, caller.tokenHash).executeTakeFirst())
}

/**
 * A change of accounts, in a transaction of its own and by a caller who still may: one after another, so that none waits for
 * a row of another that waits for it.
 */
export const changingAccounts = <T>(
  ctx: Needs,
  caller: Caller | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  ctx.database.db.transaction().execute(async (tx) => {
    await holdLock(tx, ctx.database.dialect, 'accounts')
    await holdCaller(ctx, tx, caller)
    return work(tx)
  })

function requireSame(caller: Caller, found: { role: string } | undefined): void {
  if (!found) throw new Refusal('unauthenticated')
  if (found.role !== caller.role) throw new Refusal('forbidden')
}
