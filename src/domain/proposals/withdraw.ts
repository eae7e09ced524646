import type { CollectionName } from '../../contract/resources/index.ts'
import type { Permit } from '../access.ts'
import { holdCaller } from '../accounts/caller.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { discard } from '../files/store/ledger.ts'
import { lockRecord, withdrawAll } from './changes.ts'
import { standingOf } from './standing.ts'

/** Withdraws the open proposal of the caller's own record `id`. Throws not_found when nothing of theirs waits. */
export async function withdraw(
  ctx: Context,
  permit: Permit,
  name: CollectionName,
  id: number,
): Promise<void> {
  const { released } = await ctx.database.db.transaction().execute(async (tx) => {
    await holdCaller(ctx, tx, permit.caller)
    if (!(await lockRecord(tx, name, id))) throw notFound()
    const standing = (await standingOf(tx, name, [id]))(id)
    if (!standing.proposal || standing.proposal.user_id !== permit.owner) throw notFound()
    return withdrawAll(ctx, tx, { collection: name, record_id: id }, standing)
  })
  discard(ctx, released)
}
