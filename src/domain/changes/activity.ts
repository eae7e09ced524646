import type { AccessAction, ActivityKind } from '../../contract/activity.ts'
import type { Activity } from '../../contract/views.ts'
import type { Context } from '../context.ts'
import type { Db, Tx } from '../db/types.ts'
import { countOf } from '../records/counts.ts'
import type { ListPage } from '../records/lists.ts'
import { DAY, isoAgo } from '../time.ts'

/**
 * The activity log: changes, which domain/records/history/entries.ts writes, and logins, in the transaction of the event.
 */

/** How long entries are kept. */
export const KEPT_DAYS = 365

export interface AccessEntry {
  readonly action: AccessAction
  /** The account that the entry is about; null for several. */
  readonly about: { readonly id: number; readonly name: string } | null
  /** The account that acted; null for the command line, and for callers who were not logged in. */
  readonly by: number | null
}

/** Records a login, or a change of how somebody can log in. */
export async function recordAccess(tx: Tx, { action, about, by }: AccessEntry, at: string): Promise<void> {
  await tx
    .insertInto('activity')
    .values({
      ...{ at, action, user_id: by, collection: 'user', fields: '', access: 1 },
      record_id: about?.id ?? 0,
      title: about?.name ?? '',
    })
    .execute()
}

/** Returns the entries, the latest first: all, or those of one kind. */
export async function listActivity(
  db: Db,
  { page, perPage, kind }: { page: number; perPage: number; kind?: ActivityKind | undefined },
): Promise<ListPage<Activity>> {
  const conditions = kind && { access: Number(kind === 'accesos') }
  const total = await countOf(db, 'activity', conditions)
  const rows = await db
    .selectFrom('activity')
    .leftJoin('user', 'user.id', 'activity.user_id')
    .select([
      'activity.id',
      'at',
      'action',
      'origen',
      'collection',
      'record_id',
      'title',
      'fields',
      'user.name as user',
    ])
    .$if(conditions !== undefined, (query) => query.where('access', '=', conditions?.access ?? 0))
    .orderBy('activity.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const items = rows.map(({ fields, ...row }) => ({ ...row, fields: fields.split(' ').filter(Boolean) }))
  return { items, total }
}

/** Removes old entries, but for those that are versions of a record: see domain/records/history/thinning.ts. */
export async function purgeActivity(ctx: Context): Promise<void> {
  await ctx.database.db
    .deleteFrom('activity')
    .where('n', 'is', null)
    .where('at', '<', isoAgo(ctx, KEPT_DAYS * DAY))
    .execute()
}
