import { accountFields } from '../../contract/account.ts'
import { letters } from '../../contract/texts/server.ts'
import { emailKey } from '../../contract/values/email.ts'
import { enqueue } from '../background/jobs.ts'
import { recordAccess } from '../changes/activity.ts'
import type { Context } from '../context.ts'
import type { Db, Row, Tx } from '../db/types.ts'
import { attempted, type Limit, takeAttemptIf } from '../limits/limits.ts'
import type { Network } from '../limits/network.ts'
import { HOUR, isoNow } from '../time.ts'
import { userByEmail } from './account.ts'
import { parsed } from './credentials.ts'
import { addLink, dropLink, passwordLinkUrl, VALID_HOURS } from './passwordLink.ts'

/**
 * Requests for a link when a password is forgotten. Neither the answer nor its duration may show whether there is an
 * account. So the request is only stored, and a job looks for the account.
 */

const requestLimit: Limit = { max: 10, ms: HOUR }
const letterLimit: Limit = { max: 3, ms: HOUR }

/**
 * Stores a request. Returns false on a site that sends no letters. Sends nothing beyond the network's limit. Throws
 * invalid.
 */
export async function requestPasswordLink(
  ctx: Context,
  body: { email?: unknown },
  from: Network,
  requestId: string,
): Promise<boolean> {
  const { email } = parsed({ email: accountFields.email }, body)
  if (!ctx.mailer.delivers) return false
  if (!(await takeAttemptIf(ctx, [{ key: `recover ${from}`, limit: requestLimit }]))) return true
  await ctx.database.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('password_request')
      .values({ email_key: emailKey(email) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, { kind: 'recuperar', subject: id, requestId }, isoNow(ctx))
  })
  return true
}

/** Sends the requested link if an approved account has the address. Throws what the mailer throws. */
export async function answerRequest(ctx: Context, id: number): Promise<void> {
  const { db } = ctx.database
  const request = await db.selectFrom('password_request').selectAll().where('id', '=', id).executeTakeFirst()
  const user = request && (await userByEmail(db, request.email_key))
  const sent = user?.aprobado === 1 && (await sendLink(ctx, user))
  await db.transaction().execute(async (tx) => {
    if (sent) await recordAccess(tx, { action: 'linkSent', about: user, by: null }, isoNow(ctx))
    await dropRequest(tx, id)
  })
}

/** Returns false beyond the limit. */
async function sendLink(ctx: Context, user: Row<'user'>): Promise<boolean> {
  const { db } = ctx.database
  const attempt = await takeAttemptIf(ctx, [{ key: `letter ${user.email_key}`, limit: letterLimit }])
  if (!attempt) return false
  return attempted(ctx, attempt, async () => {
    const { secret } = await db.transaction().execute((tx) => addLink(ctx, tx, user.id))
    try {
      await ctx.mailer.send({
        to: user.email,
        ...letters.passwordLink(passwordLinkUrl(ctx, secret), VALID_HOURS),
      })
    } catch (error) {
      await dropLink(db, secret)
      throw error
    }
    return true
  })
}

/** Removes a request that was answered or cannot be answered. */
export async function dropRequest(db: Db | Tx, id: number): Promise<void> {
  await db.deleteFrom('password_request').where('id', '=', id).execute()
}
