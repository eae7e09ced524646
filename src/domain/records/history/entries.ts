import { sql } from 'kysely'
import type { ActivityAction } from '../../../contract/activity.ts'
import { trashed } from '../../../contract/history.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import { isHtml, isSame } from '../../../contract/kinds/index.ts'
import { referrersOf } from '../../../contract/references.ts'
import type { Resource } from '../../../contract/resource.ts'
import { type CollectionName, collections } from '../../../contract/resources/index.ts'
import { fold } from '../../../contract/spanish/spanish.ts'
import type { Permit } from '../../access.ts'
import type { Row, Tx } from '../../db/types.ts'
import { picturesIn } from '../../texts/richText.ts'
import { filesIn } from '../kinds/index.ts'
import { keepLostRows, rememberLost } from './lostRows.ts'
import { goneRecord, lastVersion } from './pointers.ts'

/**
 * The entries of changed records, written in the transaction of the change: one line of the activity log, which is also
 * a version of the record, and the values that it replaced (docs/decisions/0103).
 */

export interface RecordChange {
  readonly action: ActivityAction
  readonly item: { readonly id: number }
  /** For an update, the record as it was. */
  readonly before?: object
  /** For a removal, what else the trash keeps of the row. */
  readonly removed?: { readonly version: number; readonly place: number | null }
}

/** Records a change. Returns the entry's id; null for an update that changed nothing, which leaves no entry. */
export async function recordChange(
  tx: Tx,
  permit: Permit,
  name: CollectionName,
  { action, item, before, removed }: RecordChange,
  at: string,
): Promise<number | null> {
  const resource: Resource = collections[name]
  const changed = before ? changedFields(resource, before, item) : []
  if (before && changed.length === 0) return null
  const title = String(Reflect.get(item, resource.title) ?? '')
  const of = { collection: name, record_id: item.id }
  const who = { at, user_id: permit.actorId, lote: permit.lote }
  const { id, n } = await tx
    .insertInto('activity')
    .values({
      ...{ ...of, ...who, action, title, origen: permit.origen, fields: changed.join(' ') },
      n: resource.unversioned ? null : nextVersion(of, action),
    })
    .returning(['id', 'n'])
    .executeTakeFirstOrThrow()
  if (n === null) return id
  if (before) await keepReplaced(tx, resource, { ...of, n }, changed, before)
  if (removed) {
    await keepReplaced(tx, resource, { ...of, n }, Object.keys(resource.fields), item)
    const created_at = String(Reflect.get(item, 'created_at'))
    const tipo = trashed.find((one) => one === name)
    if (!tipo) throw new Error(`${name} has no trash`)
    const key = fold(title)
    const kept = { ...of, ...who, ...removed, collection: tipo, id, n, title, title_key: key, created_at }
    await tx.insertInto('trash').values(kept).execute()
  }
  return id
}

/**
 * Keeps what points to a record that is about to be removed, because no entry of theirs tells that they lose it. It
 * becomes what their next version replaces. Returns the collections whose lists lose it.
 */
export async function keepPointers(tx: Tx, name: CollectionName, id: number): Promise<string[]> {
  for (const { collection, field } of referrersOf(name)) {
    if (known[collection]?.unversioned) continue
    await sql`
      insert into replaced_value (collection, record_id, field, n, value, gone)
      select ${sql.lit(collection)}, one.id, ${sql.lit(field)}, ${lastVersion(sql.lit(collection), sql.ref('one.id'))} + 1,
        cast(${id} as text), ${goneRecord(name, id)}
      from ${sql.table(collection)} as one where one.${sql.ref(field)} = ${id}
      on conflict do nothing`.execute(tx)
  }
  return keepLostRows(tx, name, id)
}

/** The ids of records that a restored one pointed to and that are gone, by field: one, or those of a list. */
export interface Lost {
  readonly lost: Readonly<Record<string, number>>
  readonly lostRows: Readonly<Record<string, readonly number[]>>
}

/** Keeps what a record that is about to be restored pointed to, if that is gone too, in case it comes back later. */
export async function keepLostPointers(
  tx: Tx,
  resource: Resource,
  id: number,
  { lost, lostRows }: Lost,
): Promise<void> {
  const { name, fields } = resource
  await rememberLost(tx, resource, id, lostRows)
  for (const [field, target] of Object.entries(lost)) {
    const of = { collection: name, record_id: id, field }
    // After the entry of the restore, which the same transaction writes.
    const n = sql<number>`${lastVersion(sql`${name}`, sql`${id}`)} + 2`
    const gone = goneRecord(fields[field]?.to ?? '', target)
    await tx
      .insertInto('replaced_value')
      .values({ ...of, n, value: JSON.stringify(target), gone })
      .execute()
  }
}

const known: Readonly<Record<string, Resource | undefined>> = collections

const nextVersion = ({ collection, record_id }: { collection: string; record_id: number }, action: string) =>
  action === 'create'
    ? sql<number>`(select coalesce(max(n), 0) + 1 from activity where collection = ${collection} and record_id = ${record_id}
        and n is not null)`
    : sql<number>`${lastVersion(sql`${collection}`, sql`${record_id}`)} + 1`

type Version = Pick<Row<'replaced_value'>, 'collection' | 'record_id' | 'n'>

async function keepReplaced(
  tx: Tx,
  { fields }: Resource,
  version: Version,
  changed: readonly string[],
  before: object,
): Promise<void> {
  const rows = changed.flatMap((name) => {
    const [field, value]: [Field | undefined, unknown] = [fields[name], Reflect.get(before, name) ?? null]
    return field
      ? [{ ...version, field: name, value: JSON.stringify(value), holds: heldBy(field, value) }]
      : []
  })
  // A value that a removed record left behind (keepPointers) is what this version replaced. Now somebody has chosen
  // another one, so it does not come back with the removed record.
  await tx
    .insertInto('replaced_value')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['collection', 'record_id', 'field', 'n']).doUpdateSet({ gone: null }),
    )
    .execute()
}

/** What a value keeps from removal: the files that it names, or the pictures inside a text. */
export function heldBy(field: Field, value: unknown): Row<'replaced_value'>['holds'] {
  if (filesIn(field, value).length > 0) return 'file'
  return isHtml(field) && typeof value === 'string' && picturesIn(value).length > 0 ? 'pictures' : null
}

const changedFields = (resource: Resource, before: object, after: object): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const [old, now]: unknown[] = [Reflect.get(before, name), Reflect.get(after, name)]
    return isSame(field, old, now) || field.counted || (isHtml(field) && !old && !now) ? [] : [name]
  })
