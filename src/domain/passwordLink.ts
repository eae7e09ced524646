import { accountFields } from '../contract/account.ts'
import { emailKey } from '../contract/email.ts'
import { site } from '../contract/paths.ts'
import { account, letters } from '../contract/textos.ts'
import { requiredText } from '../contract/values.ts'
import type { Permit } from './access.ts'
import { userByEmail } from './account.ts'
import { changingAccounts, holdCaller } from './caller.ts'
import type { Context } from './context.ts'
import type { Row, Tx } from './db/types.ts'
import { notFound, Refusal } from './errors.ts'
import { attempted, linkLimit, takeAttempt } from './limits.ts'
import { setPassword } from './newPassword.ts'
import { parsed } from './parsed.ts'
import { hashPassword } from './password.ts'
import { hashOfSecret, newSecret } from './secret.ts'
import { HOUR, isoIn, isoNow } from './time.ts'
import { weaknessOf } from './weakPassword.ts'

/** One-time links to choose a new password. */

const VALID_HOURS = 24

/** A link for an administrator to hand over; the user's earlier ones end. Throws not_found. */
export async function makePasswordLink(ctx: Context, { caller }: Permit, userId: number): Promise<string> {
  return ctx.database.db.transaction().execute(async (tx) => {
    await holdCaller(ctx, tx, caller)
    const user = await tx.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst()
    if (!user) throw notFound()
    return linkFor(ctx, tx, userId)
  })
}

/**
 * Sends a link to the address if an approved account has it; says nothing about whether one has. Gives false on a
 * site that sends no letters. Throws invalid, too_many.
 */
export async function requestPasswordLink(
  ctx: Context,
  body: { email?: unknown },
  ip: string,
): Promise<boolean> {
  const { email } = parsed({ email: accountFields.email }, body)
  if (!ctx.mailer.delivers) return false
  await takeAttempt(ctx, `link ${ip}`, linkLimit)
  await takeAttempt(ctx, `link ${emailKey(email)}`, linkLimit)
  const user = await userByEmail(ctx.database.db, email)
  // Once the answer has left: its time would tell that the account exists.
  if (user?.aprobado === 1) setImmediate(sendLink, ctx, user)
  return true
}

/** Never throws: nobody waits for it. */
function sendLink(ctx: Context, user: Row<'user'>): void {
  ctx.database.db
    .transaction()
    .execute((tx) => linkFor(ctx, tx, user.id))
    .then((link) => ctx.mailer.send({ to: user.email, ...letters.passwordLink(link, VALID_HOURS) }))
    .catch((error) => ctx.report(error, 'mail of a password link'))
}

/** Sets the password that the holder of a link chose, and ends every session. Throws invalid, forbidden, too_many, unavailable. */
export async function choosePassword(
  ctx: Context,
  body: { token?: unknown; password?: unknown },
  ip: string,
): Promise<void> {
  const { token } = parsed({ token: requiredText(100) }, body)
  const owner = await ownerOf(ctx, token)
  const { password } = parsed({ password: accountFields.password }, body, ['password'], {
    password: await weaknessOf(ctx, body.password, owner ?? {}),
  })
  const attempt = await takeAttempt(ctx, `choose ${ip}`, linkLimit)
  // First: a link is not used up by a password that cannot be kept now.
  const password_hash = await attempted(ctx, attempt, () => hashPassword(password))
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
  })
}

const ownerOf = (ctx: Context, token: string): Promise<Pick<Row<'user'>, 'name' | 'email'> | undefined> =>
  ctx.database.db
    .selectFrom('password_link')
    .innerJoin('user', 'user.id', 'user_id')
    .select(['name', 'email'])
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst()

async function linkFor(ctx: Context, tx: Tx, userId: number): Promise<string> {
  const token = newSecret()
  const expires_at = isoIn(ctx, VALID_HOURS * HOUR)
  await tx.deleteFrom('password_link').where('user_id', '=', userId).execute()
  await tx
    .insertInto('password_link')
    .values({ token_hash: hashOfSecret(token), user_id: userId, expires_at })
    .execute()
  return `${ctx.address()}${site.restablecer}#${token}`
}
