import { rations } from '../../contract/texts/server.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/types.ts'
import { HOUR } from '../time.ts'
import { countAttempt, type Limit, takeAttempt } from './limits.ts'

/**
 * What an account of role cliente may add in an hour (contract.md, section 11), so that strangers order bounded work.
 */

const records: Limit = { max: 60, ms: HOUR, message: rations.records }
const pictures: Limit = { max: 120, ms: HOUR, message: rations.pictures }
const previews: Limit = { max: 120, ms: HOUR, message: rations.previews }

/** Counts a record, in the transaction that creates it. Throws too_many. */
export async function countRecord(ctx: Context, tx: Tx, { audience, actorId }: Permit): Promise<void> {
  if (audience === 'cliente') await countAttempt(ctx, tx, [{ key: `records ${actorId}`, limit: records }])
}

/** Counts a preview, in the transaction that creates it. Throws too_many. */
export async function countPreview(ctx: Context, tx: Tx, { audience, actorId }: Permit): Promise<void> {
  if (audience === 'cliente') await countAttempt(ctx, tx, [{ key: `previews ${actorId}`, limit: previews }])
}

/** Counts a picture before it is decoded, because decoding is the work. Throws too_many. */
export async function countPicture(ctx: Context, { audience, actorId }: Permit): Promise<void> {
  if (audience === 'cliente') await takeAttempt(ctx, [{ key: `pictures ${actorId}`, limit: pictures }])
}
