import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { TRASH_DAYS, type TrashEntry, type Trashed } from '../../../contract/history.ts'
import type { CollectionName } from '../../../contract/resources/index.ts'
import { fold } from '../../../contract/spanish/spanish.ts'
import type { Permit } from '../../access.ts'
import { holdCaller } from '../../accounts/caller.ts'
import type { Context } from '../../context.ts'
import type { Row, Tx } from '../../db/types.ts'
import { notFound } from '../../errors.ts'
import { sweep } from '../../files/store/ledger.ts'
import { DAY, isoAgo, isoNow } from '../../time.ts'
import type { ListPage } from '../lists.ts'
import { goneRecord } from './entries.ts'
import { pathsOf, releaseFiles } from './heldFiles.ts'

/**
 * The trash: records that were removed in the last 30 days. A removed record is no row any more; its entry of history
 * has every value, and what pointed to it.
 */

export interface TrashQuery {
  readonly page: number
  readonly perPage: number
  readonly tipo?: Trashed | undefined
  /** Words of the title. */
  readonly q: string
}

/** Returns a page of the trash, the latest removal first. */
export async function listTrash(
  ctx: Context,
  _permit: Permit,
  { page, perPage, tipo, q }: TrashQuery,
): Promise<ListPage<TrashEntry>> {
  const { db } = ctx.database
  const words = fold(q).split(' ').filter(Boolean)
  const matching = () => {
    let found = db.selectFrom('trash').where('trash.at', '>', isoAgo(ctx, TRASH_DAYS * DAY))
    if (tipo) found = found.where('trash.collection', '=', tipo)
    for (const word of words) found = found.where(sql<boolean>`${contains(word)}`)
    return found
  }
  const { total } = await matching()
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const items = await matching()
    .leftJoin('user', 'user.id', 'trash.user_id')
    .select(['trash.id', 'collection as tipo', 'record_id', 'title', 'at', 'user.name as user', 'lote'])
    .orderBy('trash.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return {
    items: items.map(({ tipo: of, ...entry }) => ({ ...entry, tipo: of })),
    total: Number(total),
  }
}

const contains = (word: string) => sql`title_key like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** Returns the collection of an entry. Throws not_found, also for an entry that was used up. */
export async function trashedIn(ctx: Context, id: number): Promise<Trashed> {
  const row = await ctx.database.db
    .selectFrom('trash')
    .select('collection')
    .where('id', '=', id)
    .where('at', '>', isoAgo(ctx, TRASH_DAYS * DAY))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.collection
}

/**
 * Takes an entry out of the trash, for the write that restores its record. Of two who restore it, the second throws
 * not_found. Clients restore what they removed themselves.
 */
export async function takeFromTrash(
  tx: Tx,
  permit: Permit,
  name: CollectionName,
  id: number,
): Promise<{ entry: Row<'trash'>; values: Record<string, unknown> }> {
  const own = permit.owner !== null
  const entry = await tx
    .deleteFrom('trash')
    .where('id', '=', id)
    .where(sql.ref('collection'), '=', name)
    .$if(own, (query) => query.where('user_id', '=', permit.owner))
    .returningAll()
    .executeTakeFirst()
  if (!entry) throw notFound()
  const { collection, record_id, n } = entry
  const rows = await tx
    .selectFrom('replaced_value')
    .select(['field', 'value'])
    .where('collection', '=', collection)
    .where('record_id', '=', record_id)
    .where('n', '=', n)
    .execute()
  const values = rows.map(({ field, value }): [string, unknown] => [field, JSON.parse(value)])
  return { entry, values: Object.fromEntries(values) }
}

/** Returns the entries of a bulk removal that are still in the trash. */
export const trashOfBatch = (ctx: Context, id: number) =>
  ctx.database.db
    .selectFrom('trash')
    .innerJoin('trash as asked', 'asked.lote', 'trash.lote')
    .select(['trash.id', 'trash.collection', 'trash.record_id'])
    .where('asked.id', '=', id)
    .orderBy('trash.id')
    .execute()

/** Removes a record for ever, with its versions and files. Throws not_found. */
export async function emptyFromTrash(ctx: Context, permit: Permit, id: number): Promise<void> {
  const paths = await ctx.database.db.transaction().execute(async (tx) => {
    await holdCaller(ctx, tx, permit.caller)
    return forget(ctx, tx, id)
  })
  if (!paths) throw notFound()
  sweep(ctx, { paths }).catch((error) => ctx.report(error, 'removing files'))
}

/** Removes for ever what was removed more than 30 days ago. */
export async function purgeTrash(ctx: Context): Promise<void> {
  const { db } = ctx.database
  const old = await db
    .selectFrom('trash')
    .select('id')
    .where('at', '<=', isoAgo(ctx, TRASH_DAYS * DAY))
    .execute()
  for (const { id } of old) {
    await db.transaction().execute((tx) => forget(ctx, tx, id))
    await setImmediate()
  }
}

/** Returns the paths of the files that nothing names any more; null when the entry is gone. */
async function forget(ctx: Context, tx: Tx, id: number): Promise<string[] | null> {
  const entry = await tx.deleteFrom('trash').where('id', '=', id).returningAll().executeTakeFirst()
  if (!entry) return null
  const { collection, record_id } = entry
  const files = await tx
    .deleteFrom('replaced_value')
    .where('collection', '=', collection)
    .where('record_id', '=', record_id)
    .returning(['collection', 'record_id', 'field', 'value', 'holds'])
    .execute()
  // The log goes on saying who removed what, for as long as it says anything.
  await tx
    .updateTable('activity')
    .set({ n: null })
    .where('collection', '=', collection)
    .where('record_id', '=', record_id)
    .where('n', 'is not', null)
    .execute()
  await tx
    .updateTable('replaced_value')
    .set({ gone: null })
    .where('gone', '=', goneRecord(collection, record_id))
    .execute()
  const named = files.filter(({ holds }) => holds === 'file')
  await releaseFiles(tx, named, isoNow(ctx))
  return named.flatMap(pathsOf)
}
