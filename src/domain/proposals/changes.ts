import { sql } from 'kysely'
import { isSame } from '../../contract/kinds/index.ts'
import type { Resource } from '../../contract/resource.ts'
import type { CollectionName } from '../../contract/resources/index.ts'
import type { Context } from '../context.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Row, Tx } from '../db/types.ts'
import { heldBy } from '../records/history/entries.ts'
import { pathsOf, releaseFiles } from '../records/history/heldFiles.ts'
import { isoNow } from '../time.ts'
import { type Standing, standingOf, waiting } from './standing.ts'

/**
 * Changes what is proposed for a record. Whoever does that locks the record first, so that two of them take turns. A
 * value's file or pictures stay as long as the value does.
 */

type Clock = Pick<Context, 'clock'>
type Value = Row<'proposed_value'>

/** Locks a record until the transaction ends. Returns false when it is gone. */
export async function lockRecord(tx: Tx, name: CollectionName, id: number): Promise<boolean> {
  const lock = isPostgres(tx) ? sql`for update` : sql``
  const { rows } = await sql`select id from ${sql.table(name)} where id = ${id} ${lock}`.execute(tx)
  return rows.length > 0
}

/** What stands after a change, and the files that may be removed once it is committed. */
export interface Settled {
  readonly standing: Standing
  readonly released: readonly string[]
}

/** What an owner wants fields of a record to say. */
export interface Wish {
  readonly resource: Resource<CollectionName>
  readonly item: { readonly id: number }
  readonly owner: number
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * Proposes values: opens the record's proposal, or amends it. A field that is wished as it already is leaves the
 * proposal.
 */
export async function propose(ctx: Clock, tx: Tx, wish: Wish, standing: Standing): Promise<Settled> {
  const { resource, item, owner, values } = wish
  const of = { collection: resource.name, record_id: item.id }
  // What another owner wished ended with the ownership.
  const dropped = standing.values.filter(({ user_id }) => user_id !== owner)
  const added: Omit<Value, 'id'>[] = []
  for (const [field, value] of Object.entries(values)) {
    const described = resource.fields[field]
    const known = standing.values.find((one) => one.field === field && one.user_id === owner)
    if (!described) continue
    const present: unknown = Reflect.get(item, field)
    const waits = !isSame(described, value, present)
    if (waits && known?.note === null && isSame(described, JSON.parse(known.value), value)) continue
    const [text, base] = [JSON.stringify(value), JSON.stringify(present)]
    if (known) dropped.push(known)
    const holds = heldBy(described, value)
    if (waits) added.push({ ...of, field, user_id: owner, value: text, base, note: null, holds })
  }
  if (dropped.length + added.length === 0) return { standing, released: [] }
  await remove(tx, dropped)
  if (added.length > 0) await tx.insertInto('proposed_value').values(added).execute()
  return settle(ctx, tx, of, standing, dropped, [...left(standing, dropped), ...added])
}

/** Drops fields from what stands, since their owner has changed them directly. */
export async function dropFields(
  ctx: Clock,
  tx: Tx,
  of: RecordKey,
  fields: readonly string[],
  standing: Standing,
): Promise<Settled> {
  const dropped = standing.values.filter(({ field }) => fields.includes(field))
  if (dropped.length === 0) return { standing, released: [] }
  await remove(tx, dropped)
  return settle(ctx, tx, of, standing, dropped, left(standing, dropped))
}

/** Withdraws what waits. What was rejected stays. */
export async function withdrawAll(ctx: Clock, tx: Tx, of: RecordKey, standing: Standing): Promise<Settled> {
  const dropped = waiting(standing)
  await remove(tx, dropped)
  return settle(ctx, tx, of, standing, dropped, [])
}

/** Notes a decision: removes the values that were accepted, and gives the rejected ones their note. */
export async function noteDecision(
  ctx: Clock,
  tx: Tx,
  of: RecordKey,
  decided: { readonly accepted: readonly string[]; readonly rejected: ReadonlyMap<string, string> },
  standing: Standing,
): Promise<Settled> {
  const done = waiting(standing).filter(({ field }) => decided.accepted.includes(field))
  await remove(tx, done)
  for (const [field, note] of decided.rejected)
    await tx
      .updateTable('proposed_value')
      .set({ note })
      .where('collection', '=', of.collection)
      .where('record_id', '=', of.record_id)
      .where('field', '=', field)
      .execute()
  const open = left(standing, done).filter(({ field }) => !decided.rejected.has(field))
  return settle(ctx, tx, of, standing, done, open)
}

/**
 * Forgets everything that was proposed for a record, when that is removed for ever. Returns the paths of the files that
 * nothing names any more.
 */
export async function forgetProposals(ctx: Clock, tx: Tx, of: RecordKey): Promise<string[]> {
  const dropped = await tx
    .deleteFrom('proposed_value')
    .where('collection', '=', of.collection)
    .where('record_id', '=', of.record_id)
    .returningAll()
    .execute()
  await closing(tx, of).execute()
  return release(ctx, tx, dropped)
}

/** The record that something is proposed for. */
export interface RecordKey {
  readonly collection: CollectionName
  readonly record_id: number
}

const left = (standing: Standing, dropped: readonly Value[]) =>
  waiting(standing).filter((one) => !dropped.includes(one))

async function remove(tx: Tx, values: readonly Value[]): Promise<void> {
  if (values.length === 0) return
  const ids = values.map(({ id }) => id)
  await tx.deleteFrom('proposed_value').where('id', 'in', ids).execute()
}

/** Opens, counts or closes the proposal by what is left waiting, and releases the files of dropped values. */
async function settle(
  ctx: Clock,
  tx: Tx,
  of: RecordKey,
  before: Standing,
  dropped: readonly Value[],
  open: readonly Pick<Value, 'user_id'>[],
): Promise<Settled> {
  const released = await release(ctx, tx, dropped)
  const { proposal } = before
  const [first] = open
  if (!first) {
    if (proposal) await closing(tx, of).execute()
  } else if (proposal && proposal.user_id === first.user_id) {
    await tx
      .updateTable('proposal')
      .set({ version: proposal.version + 1 })
      .where('id', '=', proposal.id)
      .execute()
  } else {
    if (proposal) await closing(tx, of).execute()
    await tx
      .insertInto('proposal')
      .values({ ...of, user_id: first.user_id, at: isoNow(ctx) })
      .execute()
  }
  const standing = (await standingOf(tx, of.collection, [of.record_id]))(of.record_id)
  return { standing, released }
}

const closing = (tx: Tx, { collection, record_id }: RecordKey) =>
  tx.deleteFrom('proposal').where('collection', '=', collection).where('record_id', '=', record_id)

async function release(ctx: Clock, tx: Tx, values: readonly Value[]): Promise<string[]> {
  const named = values.filter(({ holds }) => holds === 'file')
  await releaseFiles(tx, named, isoNow(ctx))
  return named.flatMap(pathsOf)
}
