import type { AccessAction, ActivityAction, ActivityKind } from '../../contract/activity.ts'
import { isHtml } from '../../contract/kinds/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type { Activity } from '../../contract/views.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import type { Db, Tx } from '../db/types.ts'
import { countOf } from '../records/counts.ts'
import type { ListPage } from '../records/lists.ts'
import { DAY, isoAgo } from '../time.ts'

/** The activity log: changes and logins, written in the transaction of the event. */

export interface RecordChange {
  readonly action: ActivityAction
  readonly item: { readonly id: number }
  /** For an update, the record as it was. */
  readonly before?: object
  /** The fields that an update changed, if the caller knows them already. */
  readonly fields?: readonly string[]
}

const KEPT_DAYS = 365

/** Records changes; an update that changed nothing leaves no entry. */
export async function recordActivity(
  tx: Tx,
  permit: Permit,
  name: CollectionName,
  changes: readonly RecordChange[],
  at: string,
): Promise<void> {
  const resource: Resource = collections[name]
  const rows = changes.flatMap(({ action, item, before, fields: known }) => {
    const fields = known ?? (before ? changedFields(resource, before, item) : [])
    if (before && fields.length === 0) return []
    const title = String(Reflect.get(item, resource.title) ?? '')
    const who = { at, user_id: permit.actorId, action, collection: name }
    return [{ ...who, record_id: item.id, title, fields: fields.join(' ') }]
  })
  if (rows.length > 0) await tx.insertInto('activity').values(rows).execute()
}

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

export async function purgeActivity(ctx: Context): Promise<void> {
  await ctx.database.db
    .deleteFrom('activity')
    .where('at', '<', isoAgo(ctx, KEPT_DAYS * DAY))
    .execute()
}

const changedFields = (resource: Resource, before: object, after: object): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const [old, now]: unknown[] = [Reflect.get(before, name), Reflect.get(after, name)]
    return old === now || (isHtml(field) && !old && !now) ? [] : [name]
  })
