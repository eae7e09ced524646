import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { KEPT_DAYS } from '../../changes/activity.ts'
import type { Context } from '../../context.ts'
import { isOneOf, lockRow } from '../../db/dialect.ts'
import type { Row, Tx } from '../../db/types.ts'
import { DAY, isoAgo, isoNow, MINUTE } from '../../time.ts'
import { releaseFiles } from './heldFiles.ts'

/**
 * Makes fewer versions of old ones. What the same person changed within ten minutes becomes one version, a day later;
 * versions older than a year go, but for the newest 20 of each record. An entry says in `thinning` how far it is, so
 * that each is looked at a few times in its life, however many there are.
 */

const TOGETHER = 10 * MINUTE
/** Until then every press can be undone by itself. */
const KEPT_APART = DAY
const NEWEST_KEPT = 20
/** Entries that one query reads, and one transaction thins of a record: a record may have a million. */
const AT_ONCE = 500

const [NEW, LOOKED_AT, NEWEST] = [0, 1, 2]

/** Thins the versions of all records for which it is time. */
export async function thinVersions(ctx: Needs): Promise<void> {
  await eachRecord(ctx, NEW, isoAgo(ctx, KEPT_APART + TOGETHER), async (tx, record) => {
    await merge(ctx, tx, record)
    await dropOld(ctx, tx, record)
  })
  await eachRecord(ctx, LOOKED_AT, isoAgo(ctx, KEPT_DAYS * DAY), (tx, record) => dropOld(ctx, tx, record))
}

type Needs = Pick<Context, 'database' | 'clock'>
type RecordKey = Pick<Row<'activity'>, 'collection' | 'record_id'>
/** A record, and the first of its versions that is due. */
type DueRecord = RecordKey & Pick<Row<'activity'>, 'n'>

/**
 * Runs `work` for each record with entries of a stage that are older than `before`, in a transaction for each, until
 * there are none.
 */
async function eachRecord(
  { database: { db } }: Needs,
  stage: number,
  before: string,
  work: (tx: Tx, record: DueRecord) => Promise<void>,
): Promise<void> {
  for (;;) {
    const due = await db
      .selectFrom('activity')
      .select(['collection', 'record_id', 'n'])
      .where('thinning', '=', stage)
      .where('at', '<=', before)
      .where('n', 'is not', null)
      .orderBy('at')
      .limit(AT_ONCE)
      .execute()
    if (due.length === 0) return
    const lastFirst = due.toSorted((a, b) => (b.n ?? 0) - (a.n ?? 0))
    const records = new Map(lastFirst.map((one) => [`${one.collection} ${one.record_id}`, one]))
    for (const record of records.values()) {
      await db.transaction().execute(async (tx) => {
        // Against a restore that takes a file out of a version which is dropped at the same moment.
        await lockRow(tx, record.collection, record.record_id)
        await work(tx, record)
      })
      await setImmediate()
    }
  }
}

type Entry = Pick<Row<'activity'>, 'id' | 'n' | 'at' | 'user_id' | 'action' | 'origen' | 'lote' | 'fields'>

/** Merges some of a record's new entries; those of the last day stay new. */
async function merge(ctx: Needs, tx: Tx, record: DueRecord): Promise<void> {
  const entries = await entriesOf(tx, record)
    .where('n', '>=', record.n)
    .where('thinning', '=', NEW)
    .where('at', '<=', isoAgo(ctx, KEPT_APART))
    .orderBy('n')
    .limit(AT_ONCE)
    .execute()
  const closed = isoAgo(ctx, KEPT_APART + TOGETHER)
  for (const group of groupsOf(entries)) {
    const [first, last] = [group[0], group.at(-1)]
    // Entries that are still to come of age may belong to it.
    if (!first || !last || first.at > closed) continue
    if (group.length > 1) await mergeInto(ctx, tx, record, group, last)
    // What comes next may belong to it too.
    if (group.length > 1 && entries.length === AT_ONCE && last === entries.at(-1)) continue
    await tx.updateTable('activity').set({ thinning: LOOKED_AT }).where('id', '=', last.id).execute()
  }
}

function groupsOf(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    if (group?.[0] && belongsTo(group[0], entry)) group.push(entry)
    else groups.push([entry])
  }
  return groups
}

const belongsTo = (first: Entry, entry: Entry): boolean => {
  const apart = Date.parse(entry.at) - Date.parse(first.at)
  return (
    first.action === 'update' &&
    entry.action === 'update' &&
    first.user_id === entry.user_id &&
    first.origen === entry.origen &&
    first.lote === entry.lote &&
    // Not before it either: after the clock was set back, an entry that is due must not wait for one that is not.
    apart >= 0 &&
    apart <= TOGETHER
  )
}

/** The last entry replaces what the first one of each field replaced. */
async function mergeInto(
  ctx: Needs,
  tx: Tx,
  record: RecordKey,
  group: readonly Entry[],
  last: Entry,
): Promise<void> {
  const numbers = group.flatMap(({ n }) => n ?? [])
  const replaced = await valuesOf(tx, record)
    .where(isOneOf(tx, 'n', numbers))
    .select(droppable)
    .orderBy('n')
    .execute()
  const kept = new Map<string, number>()
  for (const { id, field } of replaced) if (!kept.has(field)) kept.set(field, id)
  const dropped = replaced.filter(({ id, field }) => kept.get(field) !== id)
  await drop(ctx, tx, record, dropped)
  await tx
    .updateTable('replaced_value')
    .set({ n: last.n ?? 0 })
    .where(isOneOf(tx, 'id', [...kept.values()]))
    .execute()
  const fields = [...new Set(group.flatMap((one) => one.fields.split(' ')))].join(' ')
  await tx.updateTable('activity').set({ fields }).where('id', '=', last.id).execute()
  const others = group.slice(0, -1).map(({ id }) => id)
  await tx
    .deleteFrom('activity')
    .where(isOneOf(tx, 'id', others))
    .execute()
}

/** Drops some of a record's entries of more than a year ago, but none of its newest. */
async function dropOld(ctx: Needs, tx: Tx, record: RecordKey): Promise<void> {
  const before = isoAgo(ctx, KEPT_DAYS * DAY)
  const newest = await entriesOf(tx, record)
    .orderBy('n', 'desc')
    .limit(1)
    .offset(NEWEST_KEPT)
    .executeTakeFirst()
  const last = newest?.n ?? 0
  const old = await entriesOf(tx, record)
    .where('n', '<=', last)
    .where('at', '<=', before)
    .orderBy('n')
    .limit(AT_ONCE)
    .execute()
  const ids = old.map(({ id }) => id)
  await tx
    .deleteFrom('activity')
    .where(isOneOf(tx, 'id', ids))
    .execute()
  const oldest = old.at(-1)?.n ?? 0
  const dropped = await valuesOf(tx, record).where('n', '<=', oldest).select(droppable).execute()
  await drop(ctx, tx, record, dropped)
  await tx
    .updateTable('activity')
    .set({ thinning: NEWEST })
    .where('collection', '=', record.collection)
    .where('record_id', '=', record.record_id)
    .where('n', '>', last)
    .where('at', '<=', before)
    .where('thinning', '=', LOOKED_AT)
    .execute()
}

const entriesOf = (tx: Tx, { collection, record_id }: RecordKey) =>
  tx
    .selectFrom('activity')
    .select(['id', 'n', 'at', 'user_id', 'action', 'origen', 'lote', 'fields'])
    .where('collection', '=', collection)
    .where('record_id', '=', record_id)
    .where('n', 'is not', null)

const valuesOf = (tx: Tx, { collection, record_id }: RecordKey) =>
  tx.selectFrom('replaced_value').where('collection', '=', collection).where('record_id', '=', record_id)

/** Texts are not read: there may be a thousand of them, and only files are released. */
const fileOnly = sql<string>`case when holds = 'file' then value else 'null' end`
const droppable = ['id', 'field', 'holds', fileOnly.as('value')] as const

async function drop(
  ctx: Needs,
  tx: Tx,
  record: RecordKey,
  values: readonly Pick<Row<'replaced_value'>, 'id' | 'field' | 'value' | 'holds'>[],
): Promise<void> {
  if (values.length === 0) return
  const ids = values.map(({ id }) => id)
  await tx
    .deleteFrom('replaced_value')
    .where(isOneOf(tx, 'id', ids))
    .execute()
  const named = values.filter(({ holds }) => holds === 'file')
  await releaseFiles(
    tx,
    named.map((one) => ({ ...record, ...one })),
    isoNow(ctx),
  )
}
