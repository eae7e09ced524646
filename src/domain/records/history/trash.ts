import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { TrashEntry, Trashed } from '../../../contract/history.ts'
import type { CollectionName } from '../../../contract/resources/index.ts'
import { fold } from '../../../contract/spanish/spanish.ts'
import { RESTORED_AT_ONCE, TRASH_DAYS } from '../../../contract/trashBounds.ts'
import type { Permit } from '../../access.ts'
import { holdCaller } from '../../accounts/caller.ts'
import type { Context } from '../../context.ts'
import { isOneOf } from '../../db/dialect.ts'
import type { Row, Tx } from '../../db/types.ts'
import { notFound } from '../../errors.ts'
import { discard } from '../../files/store/ledger.ts'
import { forgetProposals } from '../../proposals/changes.ts'
import { DAY, isoAgo, isoNow } from '../../time.ts'
import type { ListPage } from '../lists.ts'
import { pathsOf, releaseFiles } from './heldFiles.ts'
import { forgetLostRows } from './lostRows.ts'
import { goneRecord } from './pointers.ts'

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

/** Entries removed at or before it are no longer in the trash, though maintenance may not have come to them yet. */
const trashEnd = (ctx: Pick<Context, 'clock'>): string => isoAgo(ctx, TRASH_DAYS * DAY)

/** Returns a page of the trash, the latest removal first. Of a search, at most 10 000 entries are listed and counted. */
export async function listTrash(
  ctx: Context,
  _permit: Permit,
  { page, perPage, tipo, q }: TrashQuery,
): Promise<ListPage<TrashEntry>> {
  const skipped = (page - 1) * perPage
  const words = fold(q).split(' ').filter(Boolean)
  const entries = await entriesIn(ctx, tipo)
  const ids = words.length > 0 ? await searched(entries, words) : null
  const total = ids?.length ?? (await countOf(entries))
  const shown = ids
    ? entries().where(isOneOf(ctx.database.db, 'trash.id', ids.slice(skipped, skipped + perPage)))
    : entries().limit(perPage).offset(skipped)
  const items = await shown
    .leftJoin('user', 'user.id', 'trash.user_id')
    .select(['trash.id', 'collection as tipo', 'record_id', 'title', 'at', 'user.name as user', 'lote'])
    .orderBy('trash.id', 'desc')
    .execute()
  return { items, total }
}

/** Returns a function that begins a query of the entries. Ids grow with the time of removal, so one bounds them. */
async function entriesIn({ database: { db }, clock }: Context, tipo: Trashed | undefined) {
  const oldest = await db
    .selectFrom('trash')
    .select('id')
    .where('at', '>', trashEnd({ clock }))
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  const first = oldest?.id ?? Number.MAX_SAFE_INTEGER
  return () =>
    db
      .selectFrom('trash')
      .where('trash.id', '>=', first)
      .$if(tipo !== undefined, (query) => query.where('collection', '=', tipo ?? 'empresa'))
}

type Entries = Awaited<ReturnType<typeof entriesIn>>

async function countOf(entries: Entries): Promise<number> {
  const { total } = await entries()
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The titles of one query. Others are answered in between, because SQLite reads in the serving thread. */
const SEARCHED_AT_ONCE = 5000
const MOST_FOUND = 10_000

/** A typed `n` finds `ñ` too, which the key writes as `n~`. */
const hasWords = (key: string, words: readonly string[]): boolean => {
  const plain = key.replaceAll('n~', 'n')
  return words.every((word) => key.includes(word) || plain.includes(word))
}

/** Returns the ids of the entries whose titles contain every word, the latest first. */
async function searched(entries: Entries, words: readonly string[]): Promise<number[]> {
  const found: number[] = []
  for (let before = Number.MAX_SAFE_INTEGER; found.length < MOST_FOUND; ) {
    const some = await entries()
      .select(['id', 'title_key'])
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(SEARCHED_AT_ONCE)
      .execute()
    found.push(...some.filter(({ title_key }) => hasWords(title_key, words)).map(({ id }) => id))
    const last = some.at(-1)
    if (!last) break
    before = last.id
    await setImmediate()
  }
  return found.slice(0, MOST_FOUND)
}

/**
 * Returns the collection of an entry; clients have those that they removed themselves. Throws not_found, also for an
 * entry that was used up.
 */
export async function trashedIn(ctx: Context, removedBy: number | null, id: number): Promise<Trashed> {
  const row = await ctx.database.db
    .selectFrom('trash')
    .select('collection')
    .where('id', '=', id)
    .where('at', '>', trashEnd(ctx))
    .$if(removedBy !== null, (query) => query.where('user_id', '=', removedBy))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.collection
}

/**
 * Takes an entry out of the trash, for the write that restores its record. Of two who restore it, the second throws
 * not_found. Clients restore what they removed themselves.
 */
export async function takeFromTrash(
  ctx: Context,
  tx: Tx,
  permit: Permit,
  name: CollectionName,
  id: number,
): Promise<{ entry: Row<'trash'>; values: Record<string, unknown> }> {
  const own = permit.owner !== null
  const entry = await tx
    .deleteFrom('trash')
    .where('id', '=', id)
    .where('at', '>', trashEnd(ctx))
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

/**
 * Returns what to restore of the bulk removal to which an entry belongs: the latest removals first, since what was
 * removed later may be what earlier ones pointed to. At most RESTORED_AT_ONCE; the entry itself stays the last, so that
 * the same call restores the others.
 */
export async function trashOfBatch(ctx: Context, id: number) {
  const asked = await entryOf(ctx, id)
  const others = asked.lote === null ? [] : await restOfBatch(ctx, asked.lote, id)
  return others.length < RESTORED_AT_ONCE ? [...others, asked] : others
}

const entryColumns = ['id', 'collection', 'record_id', 'lote'] as const

async function entryOf(ctx: Context, id: number) {
  const entry = await ctx.database.db
    .selectFrom('trash')
    .select(entryColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) throw notFound()
  return entry
}

const restOfBatch = (ctx: Context, lote: string, id: number) =>
  ctx.database.db
    .selectFrom('trash')
    .select(entryColumns)
    .where('lote', '=', lote)
    .where('id', '<>', id)
    .where('at', '>', trashEnd(ctx))
    .orderBy('id', 'desc')
    .limit(RESTORED_AT_ONCE)
    .execute()

/** Removes a record for ever, with its versions and files. Throws not_found. */
export async function emptyFromTrash(ctx: Context, permit: Permit, id: number): Promise<void> {
  const paths = await ctx.database.db.transaction().execute(async (tx) => {
    await holdCaller(ctx, tx, permit.caller)
    return forget(ctx, tx, id)
  })
  if (!paths) throw notFound()
  discard(ctx, paths)
}

/** Removes for ever what was removed more than 30 days ago. The next sweep removes the files. */
export async function purgeTrash(ctx: Needs): Promise<void> {
  const { db } = ctx.database
  const old = () => db.selectFrom('trash').select('id').where('at', '<=', trashEnd(ctx)).orderBy('at')
  for (;;) {
    const entry = await old().limit(1).executeTakeFirst()
    if (!entry) return
    await db.transaction().execute((tx) => forget(ctx, tx, entry.id))
    await setImmediate()
  }
}

type Needs = Pick<Context, 'database' | 'clock'>

/** Returns the paths of the files that nothing names any more; null when the entry is gone. */
async function forget(ctx: Needs, tx: Tx, id: number): Promise<string[] | null> {
  const entry = await tx.deleteFrom('trash').where('id', '=', id).returningAll().executeTakeFirst()
  if (!entry) return null
  const { collection, record_id } = entry
  const named = await filesOf(tx, entry)
  await tx
    .deleteFrom('replaced_value')
    .where('collection', '=', collection)
    .where('record_id', '=', record_id)
    .execute()
  const proposed = await forgetProposals(ctx, tx, { collection, record_id })
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
  await forgetLostRows(tx, collection, record_id)
  await releaseFiles(tx, named, isoNow(ctx))
  return [...named.flatMap(pathsOf), ...proposed]
}

/** Returns the files that a record's history names, each once. Texts are not read: there may be a thousand of them. */
const filesOf = (tx: Tx, { collection, record_id }: Pick<Row<'trash'>, 'collection' | 'record_id'>) =>
  tx
    .selectFrom('replaced_value')
    .select(['collection', 'record_id', 'field', 'value'])
    .distinct()
    .where('collection', '=', collection)
    .where('record_id', '=', record_id)
    .where('holds', '=', 'file')
    .execute()
