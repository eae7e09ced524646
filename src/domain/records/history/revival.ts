import { sql } from 'kysely'
import type { FieldErrors } from '../../../contract/errors.ts'
import { keyOf } from '../../../contract/kinds/field.ts'
import { isSame } from '../../../contract/kinds/index.ts'
import { referrersOf } from '../../../contract/references.ts'
import type { Resource } from '../../../contract/resource.ts'
import { omitted } from '../../../contract/texts/server.ts'
import { tags } from '../../changes/cacheTags.ts'
import { isPostgres } from '../../db/dialect.ts'
import type { Tx } from '../../db/types.ts'
import { storedKindOf } from '../kinds/index.ts'
import { rowsFieldsOf } from '../kinds/tables.ts'
import { withoutPassed } from '../setTimes.ts'
import type { Lost } from './entries.ts'
import { returnLostRows } from './lostRows.ts'
import { goneRecord } from './pointers.ts'

/** Puts a removed record back among the others, which may have changed since. */

export interface Revival extends Lost {
  readonly values: Record<string, unknown>
  /** What differs from the values that the record had. */
  readonly omitted: FieldErrors
}

/** Returns the values that a removed record can come back with at this moment. */
export async function revivedValues(
  tx: Tx,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  at: string,
): Promise<Revival> {
  const now: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  const lost: Record<string, number> = {}
  const lostRows: Record<string, readonly number[]> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = values[name]
    // A field that is newer than the removal starts with its first value.
    if (value === undefined) continue
    now[name] = value
    if (field.to && typeof value === 'number' && !(await exists(tx, field.to, value))) {
      now[name] = null
      errors[name] = [omitted.gone]
      lost[name] = value
    } else if (field.unique && field.keyed && !field.required && typeof value === 'string') {
      if (!(await isTaken(tx, resource, name, keyOf(field, value)))) continue
      now[name] = null
      errors[name] = [omitted.taken]
    } else if (field.unique && field.keyed && typeof value === 'string') {
      const free = await freeName(value, field.max, (text) => isTaken(tx, resource, name, keyOf(field, text)))
      now[name] = free
      if (free !== value) errors[name] = [omitted.name(free)]
    }
  }
  for (const of of rowsFieldsOf(resource)) {
    const { name, field } = of
    const revived = name in now && (await storedKindOf(field).rows?.revive(tx, of, now[name]))
    if (!revived) continue
    if (!isSame(field, revived.value, now[name])) errors[name] = [omitted.gone]
    now[name] = revived.value
    lostRows[name] = revived.lost
  }
  const left = withoutPassed(resource, now, at)
  return { values: left.values, omitted: { ...errors, ...left.omitted }, lost, lostRows }
}

/** Says what the store gave a restored record in place of what it had: another slug, no publication. */
export function otherThan(
  { visitors }: Resource,
  values: Readonly<Record<string, unknown>>,
  item: object,
): FieldErrors {
  const [slug, shown]: [unknown, string] = [Reflect.get(item, 'slug'), visitors?.visibleBy ?? '']
  const hidden = values[shown] === true && Reflect.get(item, shown) === false
  return {
    ...(slug !== values.slug && { slug: [omitted.slug(String(slug))] }),
    ...(hidden && { [shown]: [omitted.hidden] }),
  }
}

/** Members whose answers are dropped one by one; with more, those of the whole collection are. */
const MOST_NAMED = 200

/**
 * Gives a restored record back to what pointed to it, where that still points nowhere. Returns the tags of what changed
 * for visitors.
 */
export async function returnPointers(tx: Tx, name: string, id: number): Promise<string[]> {
  const gone = goneRecord(name, id)
  const changed: string[] = []
  for (const { collection, field } of referrersOf(name)) {
    const lost = sql`select id from ${sql.table(collection)} where ${sql.ref(field)} is null and id in (
      select record_id from replaced_value as kept
      where gone = ${gone} and collection = ${collection} and field = ${field} and not exists (
        select id from replaced_value as later where later.collection = ${collection}
        and later.record_id = kept.record_id and later.field = ${field} and later.n > kept.n))`
    // In the order in which all code locks several rows.
    if (isPostgres(tx)) await sql`${lost} order by id for no key update`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(collection)} set ${sql.ref(field)} = ${id} where id in (${lost}) returning id`.execute(
      tx,
    )
    if (rows.length === 0) continue
    const returned = sql`gone = ${gone} and collection = ${collection} and field = ${field}
      and record_id in (select id from ${sql.table(collection)} where ${sql.ref(field)} = ${id})`
    // The versions that were made meanwhile go on saying that it pointed nowhere.
    await sql`
      insert into replaced_value (collection, record_id, field, n, value)
      select collection, record_id, field, (select max(n) from activity where activity.collection = lost.collection
        and activity.record_id = lost.record_id and activity.n is not null) + 1, 'null'
      from replaced_value as lost where ${returned} and exists (select id from activity
        where activity.collection = lost.collection and activity.record_id = lost.record_id and activity.n >= lost.n)
      on conflict do nothing`.execute(tx)
    // Without such versions nothing replaced the value in the end.
    await sql`
      delete from replaced_value where ${returned} and not exists (select id from activity
        where activity.collection = replaced_value.collection and activity.record_id = replaced_value.record_id
        and activity.n >= replaced_value.n)`.execute(tx)
    changed.push(...changedMembers(collection, rows))
  }
  await tx.updateTable('replaced_value').set({ gone: null }).where('gone', '=', gone).execute()
  const lists = await returnLostRows(tx, name, id)
  return [...changed, ...lists.flatMap(({ collection, records }) => changedMembers(collection, records))]
}

const changedMembers = (collection: string, members: readonly { readonly id: number }[]): string[] =>
  members.length > MOST_NAMED
    ? [tags.all(collection)]
    : [
        tags.list(collection),
        tags.anyListBy(collection),
        ...members.map((member) => tags.record(collection, member.id)),
      ]

/** Nobody removes the record then until the transaction ends. */
async function exists(tx: Tx, table: string, id: number): Promise<boolean> {
  const locked = isPostgres(tx) ? sql`for key share` : sql``
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} ${locked}`.execute(tx)
  return rows.length > 0
}

async function isTaken(tx: Tx, { name }: Resource, field: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(name)} where ${sql.ref(`${field}_key`)} = ${key}`.execute(tx)
  return rows.length > 0
}

/** Returns the name, or else with the first number from 2 that makes it free: 'Avisos (2)'. */
async function freeName(
  name: string,
  max: number | undefined,
  taken: (name: string) => Promise<boolean>,
): Promise<string> {
  let free = name
  for (let number = 2; await taken(free); number++) {
    const end = ` (${number})`
    free = `${name.slice(0, max && max - end.length)}${end}`
  }
  return free
}
