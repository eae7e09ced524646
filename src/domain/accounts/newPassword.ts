import { accountFields } from '../../contract/account.ts'
import { validation } from '../../contract/texts/server.ts'
import { requiredTextSchema } from '../../contract/values/schemas.ts'
import { type Actor, callerOf } from '../access.ts'
import { recordAccess } from '../changes/activity.ts'
import type { Context } from '../context.ts'
import type { Row, Tx } from '../db/types.ts'
import { invalidField } from '../errors.ts'
import { attempted } from '../limits/limits.ts'
import { attemptLogin, forgetFailures } from '../limits/loginAttempts.ts'
import type { Network } from '../limits/network.ts'
import { isoNow } from '../time.ts'
import { userById } from './account.ts'
import { changingAccounts } from './caller.ts'
import { parsed } from './credentials.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { revokeSessions } from './session.ts'
import { weaknessOf } from './weakPassword.ts'

/** Replaces a password. The account's sessions and one-time links end with the old one. */

/**
 * Changes the caller's own password and ends every session. Throws invalid, too_many, unavailable; a wrong current
 * password counts as a failed login.
 */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  body: { actual?: unknown; nueva?: unknown },
  from: Network,
): Promise<void> {
  const caller = callerOf(actor)
  const user = await userById(ctx.database.db, caller.id)
  const schemas = { actual: requiredTextSchema(200), nueva: accountFields.password }
  const { actual, nueva } = parsed(schemas, body, ['actual', 'nueva'], {
    nueva: await weaknessOf(ctx, body.nueva, user),
  })
  const attempt = await attemptLogin(ctx, user.email_key, from)
  if (!(await attempted(ctx, attempt, () => verifyPassword(user.password_hash, actual, from))))
    throw invalidField('actual', validation.wrongPassword)
  await ctx.database.db.transaction().execute((tx) => forgetFailures(tx, attempt))
  const password_hash = await hashPassword(nueva, from)
  const changed = { password_hash, updated_at: isoNow(ctx) }
  // Another change may have come first. Then `actual` is no longer the password, and nothing is set.
  const set = await changingAccounts(ctx, caller, async (tx) => {
    if (!(await setPassword(tx, user.id, changed, user.password_hash))) return false
    await recordAccess(tx, { action: 'password', about: user, by: user.id }, changed.updated_at)
    return true
  })
  if (!set) throw invalidField('actual', validation.wrongPassword)
}

/**
 * Sets a password, given as its hash, and ends every session and every link to choose one. With `known`, it does so
 * only while the account still has that hash. Returns whether it was set.
 */
export async function setPassword(
  tx: Tx,
  userId: number,
  values: Pick<Row<'user'>, 'password_hash' | 'updated_at'>,
  known?: string,
): Promise<boolean> {
  const changed = await tx
    .updateTable('user')
    .set(values)
    .where('id', '=', userId)
    .$if(known !== undefined, (query) => query.where('password_hash', '=', known ?? ''))
    .executeTakeFirst()
  if (Number(changed.numUpdatedRows) === 0) return false
  await revokeSessions(tx, userId)
  await tx.deleteFrom('password_link').where('user_id', '=', userId).execute()
  return true
}
