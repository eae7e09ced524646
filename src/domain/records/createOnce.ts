import { createHash } from 'node:crypto'
import { validation } from '../../contract/texts/server.ts'
import { IDEMPOTENCY_KEY } from '../../contract/values/idempotencyKey.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/types.ts'
import { invalidField, Refusal } from '../errors.ts'
import { DAY, isoAgo, isoNow } from '../time.ts'
import type { Input } from './input.ts'

/**
 * Makes a repeated create safe (contract.md, section 11; draft-ietf-httpapi-idempotency-key-header): the same key of
 * the same account within a day gets the first answer again. The key is a row of the transaction that creates. A
 * refused call leaves none, so that it can be sent again with the same key.
 */

const KEPT = DAY

/** A key, and the hash of the call's content: see `contentOf`. */
export interface Repeatable {
  readonly key: string
  readonly content: string
}

/** Wraps the work of a transaction: stores the key before it, and the answer after it. */
type Mark<T> = (tx: Tx, run: () => Promise<T>) => Promise<T>

/**
 * Returns the answer of an earlier call with this key, or that of `create`, which wraps the work of its transaction in
 * `mark`. Answers are stored as JSON. Throws invalid for a key whose earlier call had another content.
 */
export async function createOnce<T extends object>(
  ctx: Context,
  permit: Permit,
  asked: Repeatable | null,
  create: (mark: Mark<T>) => Promise<T>,
): Promise<T> {
  const { actorId } = permit
  if (!asked || actorId === null) return create((_tx, run) => run())
  const known = await answerTo<T>(ctx, actorId, asked)
  if (known) return known
  try {
    return await create(async (tx, run) => {
      await take(ctx, tx, actorId, asked)
      const answer = await run()
      await keepAnswer(tx, actorId, asked, answer)
      return answer
    })
  } catch (error) {
    if (!(error instanceof Taken)) throw error
    const answer = await answerTo<T>(ctx, actorId, asked)
    if (!answer) throw new Refusal('unavailable', { retryAfter: 1, cause: error })
    return answer
  }
}

/**
 * Returns the hash that identifies a call's content: its address and the values and files it would write. Hashes files
 * in another thread.
 */
export async function contentOf(where: string, { values, files }: Input): Promise<string> {
  const parts: unknown[] = [where, values]
  for (const [name, change] of Object.entries(files))
    parts.push([name, 'put' in change ? await digest(change.put) : change])
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Another call with the same key was first. */
class Taken extends Error {}

async function answerTo<T>(ctx: Context, userId: number, asked: Repeatable): Promise<T | null> {
  const row = await ctx.database.db
    .selectFrom('idempotency_key')
    .select(['content', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', asked.key)
    .where('at', '>', isoAgo(ctx, KEPT))
    .executeTakeFirst()
  if (!row) return null
  if (row.content !== asked.content) throw invalidField(IDEMPOTENCY_KEY, validation.otherContent)
  const answer: T = JSON.parse(row.answer)
  return answer
}

/** On PostgreSQL a simultaneous call with the same key waits here until the first has ended. */
async function take(ctx: Context, tx: Tx, user_id: number, { key, content }: Repeatable): Promise<void> {
  const own = { user_id, key }
  await tx
    .deleteFrom('idempotency_key')
    .where('user_id', '=', own.user_id)
    .where('key', '=', key)
    .where('at', '<=', isoAgo(ctx, KEPT))
    .execute()
  const taken = await tx
    .insertInto('idempotency_key')
    .values({ ...own, content, answer: '', at: isoNow(ctx) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(taken.numInsertedOrUpdatedRows ?? 0) === 0) throw new Taken('the key is taken')
}

async function keepAnswer(tx: Tx, userId: number, { key }: Repeatable, answer: object): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

/** In another thread than the one that serves. */
async function digest(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))).toString('base64url')
}

/** Deletes keys that are too old to be repeated. */
export async function purgeIdempotencyKeys(ctx: Context): Promise<void> {
  await ctx.database.db.deleteFrom('idempotency_key').where('at', '<=', isoAgo(ctx, KEPT)).execute()
}
