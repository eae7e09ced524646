import { rations } from '../../contract/texts/server.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/types.ts'
import { HOUR } from '../time.ts'
import { countAttempt, type Limit, takeAttempt } from './limits.ts'

/** What an account of role cliente may add in an hour (contract.md, section 11): work that strangers can order is bounded. */

const records: Limit = { max: 60, ms: HOUR, message: rations.records }
const pictures: Limit = { max: 120, ms: HOUR, message: rations.pictures }

/** In the transaction that makes the record. Throws too_many. */
export async function countRecord(ctx: Context, tx: Tx, { audience, actorId }: Permit): Promise<void> {
  if (audience === 'cliente') await countAttempt(ctx, tx, [{ key: `records ${actorId}`, limit: records }])
}

/** Before the picture is looked at, since that is the work. Throws too_many. */
export async function countPicture(ctx: Context, { audience, actorId }: Permit): Promise<void> {
  if (audience === 'cliente') await takeAttempt(ctx, [{ key: `pictures ${actorId}`, limit: pictures }])
}
