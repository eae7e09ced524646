import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../../contract/resource.ts'
import { isPostgres } from '../../db/dialect.ts'
import type { Tx } from '../../db/types.ts'
import { storedKindOf } from '../kinds/index.ts'
import type { RowsField, StoredRows } from '../kinds/stored.ts'
import { rowsFieldsOf } from '../kinds/tables.ts'
import { type List, listsTo } from '../referrers.ts'
import { goneRecord, lastVersion } from './pointers.ts'

/**
 * Lists of references lose a row when its target is removed, and no version of theirs tells. The whole value becomes
 * what their next version replaces, and `lost_row` remembers the row until the target returns, or until somebody changes
 * the list (docs/decisions/0104).
 */

/** Keeps the rows that point to a record which is about to be removed. Returns the lists that lose some. */
export async function keepLostRows(tx: Tx, name: string, id: number): Promise<string[]> {
  const losing: string[] = []
  for (const { of, stored, collection, table } of listsTo(name)) {
    const rows = sql`select record_id from ${sql.table(table)} where ${sql.ref(stored.pointer)} = ${id}`
    await keepValues(tx, of, rows)
    const record = sql.ref('own.record_id')
    const { numAffectedRows } = await sql`
      insert into lost_row (gone, collection, record_id, field, place, n, texto, numero)
      select ${goneRecord(name, id)}, ${sql.lit(collection)}, own.record_id, ${sql.lit(of.name)}, own.place,
        ${lastVersion(sql.lit(collection), record)} + 1, ${said(stored, 'texto')}, ${said(stored, 'numero')}
      from ${sql.table(table)} as own where own.${sql.ref(stored.pointer)} = ${id}
      on conflict do nothing`.execute(tx)
    if (numAffectedRows) losing.push(collection)
  }
  return losing
}

const said = ({ says }: StoredRows, column: 'texto' | 'numero'): RawBuilder<unknown> =>
  says.includes(column) ? sql.ref(`own.${column}`) : sql`null`

/** Keeps the present values of a list, of the records that a query names, as what their next versions replace. */
export async function keepValues(tx: Tx, of: RowsField, records: RawBuilder<unknown>): Promise<void> {
  const { resource, name } = of
  const stored = storedKindOf(of.field).rows
  if (resource.unversioned || !stored) return
  const id = sql.ref(`${resource.name}.id`)
  await sql`
    insert into replaced_value (collection, record_id, field, n, value)
    select ${sql.lit(resource.name)}, ${id}, ${sql.lit(name)}, ${lastVersion(sql.lit(resource.name), id)} + 1,
      cast(${stored.read(tx, of)} as text)
    from ${sql.table(resource.name)} where ${id} in (${records})
    on conflict do nothing`.execute(tx)
}

/** Remembers what a restored record pointed to that is gone too, in case it comes back later. */
export async function rememberLost(
  tx: Tx,
  resource: Resource,
  id: number,
  lost: Readonly<Record<string, readonly number[]>>,
): Promise<void> {
  for (const { name, target } of rowsFieldsOf(resource))
    for (const [place, one] of (lost[name] ?? []).entries()) {
      const of = { collection: resource.name, record_id: id, field: name, place }
      // After the entry of the restore, which the same transaction writes.
      const n = sql<number>`${lastVersion(sql`${resource.name}`, sql`${id}`)} + 2`
      await tx
        .insertInto('lost_row')
        .values({ ...of, n, gone: goneRecord(target.name, one) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
}

/** The records of a collection that have a restored one in their lists again. */
export interface Regained {
  readonly collection: string
  readonly records: readonly { readonly id: number }[]
}

/** Gives a restored record back to the lists that lost it and that nobody has changed since. */
export async function returnLostRows(tx: Tx, name: string, id: number): Promise<Regained[]> {
  const regained: Regained[] = []
  const gone = goneRecord(name, id)
  for (const list of listsTo(name)) {
    const { collection, of } = list
    const lost = sql`gone = ${gone} and lost_row.collection = ${collection} and lost_row.field = ${of.name}`
    // In the order in which all code locks several rows.
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(collection)}
      where id in (select record_id from lost_row where ${lost}) order by id
      ${isPostgres(tx) ? sql`for no key update` : sql``}`.execute(tx)
    if (rows.length === 0) continue
    await returnRows(tx, list, id, lost)
    regained.push({ collection, records: rows })
  }
  await tx.deleteFrom('lost_row').where('gone', '=', gone).execute()
  return regained
}

async function returnRows(
  tx: Tx,
  { of, stored, collection, table }: List,
  id: number,
  lost: RawBuilder<unknown>,
): Promise<void> {
  const changedSince = sql`exists (select id from activity where activity.collection = ${collection}
    and activity.record_id = lost_row.record_id and activity.n >= lost_row.n)`
  // The versions that were made meanwhile go on saying what the list had without it.
  await keepValues(tx, of, sql`select record_id from lost_row where ${lost} and ${changedSince}`)
  // Without such versions nothing replaced the value in the end, unless the list goes on lacking something.
  await sql`
    delete from replaced_value where collection = ${collection} and field = ${of.name} and exists (
      select 1 from lost_row where ${lost} and lost_row.record_id = replaced_value.record_id
      and lost_row.n = replaced_value.n and not ${changedSince}
      and not exists (select 1 from lost_row as other where other.collection = lost_row.collection
        and other.field = lost_row.field and other.record_id = lost_row.record_id
        and other.gone <> lost_row.gone))`.execute(tx)
  const columns = sql.join(['record_id', stored.pointer, 'place', ...stored.says].map((one) => sql.ref(one)))
  const says = stored.says.map((column) => sql`, lost_row.${sql.ref(column)}`)
  await sql`
    insert into ${sql.table(table)} (${columns})
    select lost_row.record_id, ${id}, lost_row.place ${sql.join(says, sql``)} from lost_row
    join ${sql.table(collection)} as here on here.id = lost_row.record_id where ${lost}
    on conflict do nothing`.execute(tx)
}

/** Forgets what belongs to a record that is removed for ever. */
export async function forgetLostRows(tx: Tx, collection: string, id: number): Promise<void> {
  await tx.deleteFrom('lost_row').where('gone', '=', goneRecord(collection, id)).execute()
  await tx.deleteFrom('lost_row').where('collection', '=', collection).where('record_id', '=', id).execute()
}
