import type { Caller } from '../access.ts'
import type { Context } from '../context.ts'
import { takeLock } from '../db/locks.ts'
import type { Db, Tx } from '../db/types.ts'
import { Refusal } from '../errors.ts'
import { DAY, HOUR, isoAgo, SECOND } from '../time.ts'

/** Checks the caller again during a request, because the session may end meanwhile (contract.md, section 11). */

type Needs = Pick<Context, 'database' | 'clock'>

/** How long a session lives without use, and in all. */
export const SESSION_IDLE = 12 * HOUR
export const SESSION_LIFE = 7 * DAY

/** Reads the open session of a token and its approved account, in one statement, by the token's index. */
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
 * Checks in a write's transaction that the caller may still act; null is the program itself. To end a session is to
 * remove its row, which on PostgreSQL waits for this transaction. So no write commits after a logout was answered.
 * Throws unauthenticated, forbidden.
 */
export async function holdCaller(ctx: Needs, tx: Tx, caller: Caller | null): Promise<void> {
  if (!caller) return
  const session = openSession(ctx, tx, caller.tokenHash)
  const held = ctx.database.dialect === 'postgres' ? session.forKeyShare('session') : session
  requireSame(caller, await held.executeTakeFirst())
}

/** A check of the session that is younger than this counts as current. */
const RECENT = SECOND

/**
 * Checks the caller before the server works on a body that took long to arrive. It saves that work; the write checks
 * again. Throws unauthenticated, forbidden.
 */
export async function confirmCaller(ctx: Needs, caller: Caller): Promise<void> {
  if (ctx.clock().getTime() - caller.seenAt < RECENT) return
  requireSame(caller, await openSession(ctx, ctx.database.db, caller.tokenHash).executeTakeFirst())
}

/**
 * Changes accounts in a transaction of its own, for a caller who may still do so. Changes run one after another, so
 * that no two wait for each other's rows.
 */
export const changingAccounts = <T>(
  ctx: Needs,
  caller: Caller | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  ctx.database.db.transaction().execute(async (tx) => {
    await takeLock(tx, ctx.database.dialect, 'accounts')
    await holdCaller(ctx, tx, caller)
    return work(tx)
  })

function requireSame(caller: Caller, found: { role: string } | undefined): void {
  if (!found) throw new Refusal('unauthenticated')
  if (found.role !== caller.role) throw new Refusal('forbidden')
}
