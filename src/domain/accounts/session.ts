import { account } from '../../contract/texts/server.ts'
import { emailKey } from '../../contract/values/email.ts'
import { requiredTextSchema } from '../../contract/values/schemas.ts'
import type { SessionUser } from '../../contract/views.ts'
import { type Actor, callerOf } from '../access.ts'
import { recordAccess } from '../changes/activity.ts'
import type { Context } from '../context.ts'
import type { Row, Tx } from '../db/types.ts'
import { Refusal } from '../errors.ts'
import { attempted, forgiveAttempt } from '../limits/limits.ts'
import { attemptLogin, forgetFailures, rememberNetwork } from '../limits/loginAttempts.ts'
import type { Network } from '../limits/network.ts'
import { isoAgo, isoNow, MINUTE } from '../time.ts'
import { type Credentials, toSessionUser, userByEmail } from './account.ts'
import { openSession, SESSION_IDLE, SESSION_LIFE } from './caller.ts'
import { parsed } from './credentials.ts'
import { verifyPassword } from './password.ts'
import { hashOfSecret, newSecret } from './secret.ts'

/** Sessions (contract.md, section 2): a login gives a token, which identifies the caller until the session ends. */

export interface NewSession {
  readonly token: string
  readonly user: SessionUser
}

/** Opens a session. Throws invalid (something is missing), unauthenticated (wrong pair), forbidden (not approved), too_many. */
export async function login(ctx: Context, body: Credentials, from: Network): Promise<NewSession> {
  const { email, password } = parsed(
    { email: requiredTextSchema(255), password: requiredTextSchema(200) },
    body,
    ['password'],
  )
  const attempt = await attemptLogin(ctx, emailKey(email), from)
  const user = await userByEmail(ctx.database.db, email)
  const right = await attempted(ctx, attempt, () => verifyPassword(user?.password_hash, password, from))
  if (!right || !user) throw wrongPair()
  if (user.aprobado !== 1) {
    await forgiveAttempt(ctx.database.db, attempt)
    throw new Refusal('forbidden', { message: account.notApproved })
  }
  const token = newSecret()
  await ctx.database.db.transaction().execute(async (tx) => {
    if (!(await startSession(ctx, tx, user, token))) throw wrongPair()
    await rememberNetwork(ctx, tx, user, from)
    await recordAccess(tx, { action: 'login', about: user, by: user.id }, isoNow(ctx))
    await forgetFailures(tx, attempt)
  })
  return { token, user: toSessionUser(user) }
}

const wrongPair = () => new Refusal('unauthenticated', { message: account.wrongPair })

/**
 * Returns false when the verified password or approval changed meanwhile. It locks the account's row: a change of the
 * account comes before and is seen here, or it comes after and ends this session too.
 */
async function startSession(ctx: Context, tx: Tx, user: Row<'user'>, token: string): Promise<boolean> {
  const now = isoNow(ctx)
  const opened = await tx
    .insertInto('session')
    .columns(['token_hash', 'user_id', 'created_at', 'used_at'])
    .expression((from) =>
      from
        .selectFrom('user')
        .select((row) => [
          row.val(hashOfSecret(token)).as('token_hash'),
          'id',
          row.val(now).as('created_at'),
          row.val(now).as('used_at'),
        ])
        .where('id', '=', user.id)
        .where('password_hash', '=', user.password_hash)
        .where('aprobado', '=', 1)
        .$if(ctx.database.dialect === 'postgres', (query) => query.forShare()),
    )
    .executeTakeFirst()
  return Number(opened.numInsertedOrUpdatedRows ?? 0) > 0
}

/** Returns the holder of a token; a visitor when the token is unknown, revoked or expired. */
export async function actorOf(ctx: Context, token: string, requestId: string): Promise<Actor> {
  const row = await openSession(ctx, ctx.database.db, hashOfSecret(token)).executeTakeFirst()
  if (!row) return { kind: 'visitor' }
  if (row.used_at < isoAgo(ctx, MINUTE)) await touch(ctx, row.token_hash, requestId)
  const { id, role, token_hash: tokenHash } = row
  return { kind: 'user', id, role, tokenHash, seenAt: ctx.clock().getTime(), requestId }
}

/**
 * Notes the use of a session, at most once a minute, so that a read seldom costs a write. On a full disk reads still
 * work.
 */
async function touch(ctx: Context, tokenHash: string, requestId: string): Promise<void> {
  await ctx.database.db
    .updateTable('session')
    .set({ used_at: isoNow(ctx) })
    .where('token_hash', '=', tokenHash)
    .execute()
    .catch((error) => ctx.report(error, 'note of a session in use', requestId))
}

/** Ends the caller's own session. Throws unauthenticated when it has ended already. */
export async function logout(ctx: Context, actor: Actor): Promise<void> {
  const { db } = ctx.database
  const { tokenHash } = callerOf(actor)
  const ended = await db.deleteFrom('session').where('token_hash', '=', tokenHash).executeTakeFirst()
  if (ended.numDeletedRows === 0n) throw new Refusal('unauthenticated')
}

export async function revokeSessions(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).execute()
}

export async function purgeSessions(ctx: Context): Promise<void> {
  await ctx.database.db
    .deleteFrom('session')
    .where((row) =>
      row.or([
        row('used_at', '<', isoAgo(ctx, SESSION_IDLE)),
        row('created_at', '<', isoAgo(ctx, SESSION_LIFE)),
      ]),
    )
    .execute()
}
