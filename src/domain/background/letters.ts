import { site } from '../../contract/paths.ts'
import { type DecidedChanges, letters } from '../../contract/texts/server.ts'
import type { Notice } from '../../contract/views.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import type { Db, Tx } from '../db/types.ts'
import { DAY, isoAgo, isoNow } from '../time.ts'
import { enqueue } from './jobs.ts'

/** Notifications: a notice in the panel, and a letter that a job sends after the commit. */

type Message = { readonly subject: string; readonly text: string }

export const accountApproved = (ctx: Context): Message => letters.accountApproved(ctx.address() + site.login)
export const branchPublished = (ctx: Context, name: string): Message =>
  letters.branchPublished(name, ctx.address() + site.sucursales)

export const changesDecided = (ctx: Context, id: number, decided: Omit<DecidedChanges, 'link'>): Message =>
  letters.changesDecided({ ...decided, link: ctx.address() + site.clienteEdit(id) })

/** Notifies a user, in the transaction of the event. */
export async function notify(
  ctx: Context,
  tx: Tx,
  { requestId }: Permit,
  userId: number,
  message: Message,
): Promise<void> {
  const at = isoNow(ctx)
  const user = await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst()
  if (!user) return
  await tx.insertInto('notice').values({ user_id: userId, at, text: message.subject }).execute()
  const { id } = await tx
    .insertInto('mail')
    .values({ to: user.email, ...message })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, { kind: 'mail', subject: id, requestId }, at)
}

/** Sends a waiting letter. Throws what the mailer throws; then the job is tried again. */
export async function sendMail(ctx: Context, id: number): Promise<void> {
  const { db } = ctx.database
  const letter = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
  if (!letter) return
  await ctx.mailer.send(letter)
  await dropLetter(db, id)
}

/** Removes a letter that was sent or cannot be sent. */
export async function dropLetter(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute()
}

const MOST_NOTICES = 20
const NOTICE_DAYS = 30

/** Returns the caller's notices of the last 30 days, the latest first. */
export async function noticesOf(ctx: Context, { actorId }: Permit): Promise<Notice[]> {
  const since = isoAgo(ctx, NOTICE_DAYS * DAY)
  return ctx.database.db
    .selectFrom('notice')
    .select(['id', 'at', 'text'])
    .where('user_id', '=', actorId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NOTICES)
    .execute()
}
