import { accountFields } from '../../contract/account.ts'
import { site } from '../../contract/paths.ts'
import { account } from '../../contract/texts/server.ts'
import { requiredTextSchema } from '../../contract/values/schemas.ts'
import type { PasswordLink } from '../../contract/views.ts'
import type { Permit } from '../access.ts'
import { recordAccess } from '../changes/activity.ts'
import type { Context } from '../context.ts'
import type { Db, Row, Tx } from '../db/types.ts'
import { notFound, Refusal } from '../errors.ts'
import { attempted, chooseLimit, takeAttempt } from '../limits/limits.ts'
import type { Network } from '../limits/network.ts'
import { HOUR, isoIn, isoNow } from '../time.ts'
import { userById } from './account.ts'
import { changingAccounts, holdCaller } from './caller.ts'
import { parsed } from './credentials.ts'
import { setPassword } from './newPassword.ts'
import { hashPassword } from './password.ts'
import { hashOfSecret, newSecret } from './secret.ts'
import { weaknessOf } from './weakPassword.ts'

/** One-time links for choosing a new password. */

export const VALID_HOURS = 24

/** Returns a link that an administrator hands over, and when it expires. Throws not_found. */
export async function makePasswordLink(
  ctx: Context,
  { caller, actorId }: Permit,
  userId: number,
): Promise<PasswordLink> {
  return ctx.database.db.transaction().execute(async (tx) => {
    await holdCaller(ctx, tx, caller)
    const user = await tx
      .selectFrom('user')
      .select(['id', 'name'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!user) throw notFound()
    await recordAccess(tx, { action: 'link', about: user, by: actorId }, isoNow(ctx))
    const { secret, expires_at } = await addLink(ctx, tx, userId)
    return { url: passwordLinkUrl(ctx, secret), expires_at }
  })
}

/** Sets the password chosen with a link and ends every session. Throws invalid, forbidden, too_many, unavailable. */
export async function choosePassword(
  ctx: Context,
  body: { token?: unknown; password?: unknown },
  from: Network,
): Promise<void> {
  const { token } = parsed({ token: requiredTextSchema(100) }, body)
  const owner = await ownerOf(ctx, token)
  const { password } = parsed({ password: accountFields.password }, body, ['password'], {
    password: await weaknessOf(ctx, body.password, owner ?? {}),
  })
  const attempt = await takeAttempt(ctx, [{ key: `choose ${from}`, limit: chooseLimit }])
  // Hashes first: when that fails for lack of room, the link stays valid.
  const password_hash = await attempted(ctx, attempt, () => hashPassword(password, from))
  const now = isoNow(ctx)
  await changingAccounts(ctx, null, async (tx) => {
    const used = await tx
      .deleteFrom('password_link')
      .where('token_hash', '=', hashOfSecret(token))
      .where('expires_at', '>=', now)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) throw new Refusal('forbidden', { message: account.badLink })
    await setPassword(tx, used.user_id, { password_hash, updated_at: now })
    const { id, name } = await userById(tx, used.user_id)
    await recordAccess(tx, { action: 'linkUsed', about: { id, name }, by: null }, now)
  })
}

const ownerOf = (ctx: Context, token: string): Promise<Pick<Row<'user'>, 'name' | 'email'> | undefined> =>
  ctx.database.db
    .selectFrom('password_link')
    .innerJoin('user', 'user.id', 'user_id')
    .select(['name', 'email'])
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst()

/**
 * Returns a new secret for an account, and when it expires. Earlier links stay valid until they expire or the
 * password changes, so that a request by somebody else does not end the holder's own link.
 */
export async function addLink(
  ctx: Context,
  tx: Tx,
  userId: number,
): Promise<{ secret: string; expires_at: string }> {
  const secret = newSecret()
  const expires_at = isoIn(ctx, VALID_HOURS * HOUR)
  await tx
    .insertInto('password_link')
    .values({ token_hash: hashOfSecret(secret), user_id: userId, expires_at })
    .execute()
  return { secret, expires_at }
}

/** The address where the holder of a secret chooses a password. */
export const passwordLinkUrl = (ctx: Context, secret: string): string =>
  `${ctx.address()}${site.restablecer}#${secret}`

export async function dropLink(db: Db, secret: string): Promise<void> {
  await db.deleteFrom('password_link').where('token_hash', '=', hashOfSecret(secret)).execute()
}

export async function purgeLinks(ctx: Context): Promise<void> {
  await ctx.database.db.deleteFrom('password_link').where('expires_at', '<', isoNow(ctx)).execute()
}
