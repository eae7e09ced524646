import { type RawBuilder, sql } from 'kysely'
import type { FieldErrors } from '../../contract/errors.ts'
import { isSame } from '../../contract/kinds/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { validation } from '../../contract/texts/server.ts'
import { faultOf } from '../db/errors.ts'
import type { Db, Tx } from '../db/types.ts'
import { invalid, invalidField, Refusal } from '../errors.ts'
import { storedKindOf } from './kinds/index.ts'
import type { StoredRows, ValueRow } from './kinds/stored.ts'
import { rowsFieldsOf, tableOf } from './kinds/tables.ts'

/**
 * Writes the fields of a record that are rows of other tables. A write settles them before the record's row, and writes
 * their rows after it. Unchanged ones cost no statement, and of a changed one only the rows that differ are written:
 * PostgreSQL would check the others' targets again, and wait for whoever removes one.
 */

type Values = Readonly<Record<string, unknown>>

/** The new rows of the fields that a write changes. */
export type SettledRows = ReadonlyMap<string, readonly ValueRow[]>

/**
 * Returns the values with those of such fields as answers have them, as far as they change, and their rows. `before` is
 * the record as it is, null for a new one. Throws invalid.
 */
export async function settleRows(
  db: Db | Tx,
  resource: Resource,
  before: object | null,
  values: Values,
): Promise<{ values: Record<string, unknown>; rows: SettledRows }> {
  const errors: FieldErrors = {}
  const settled: Record<string, unknown> = { ...values }
  const rows = new Map<string, readonly ValueRow[]>()
  const record = { ...before, ...values }
  for (const of of rowsFieldsOf(resource)) {
    const { name, field } = of
    const touched = name in values || (field.besides !== undefined && field.besides in values)
    const stored = storedKindOf(field).rows
    if (!touched || !stored) continue
    const known: unknown = before ? Reflect.get(before, name) : field.initial
    const sent = name in values ? values[name] : known
    const wanted = stored.wanted(of, sent, known, record)
    const same = isSame(field, wanted, known)
    const value = { sent, before: known, wanted }
    const found = same ? null : await stored.settle(db, of, value).catch(collect(errors))
    if (found && !isSame(field, found.value, known)) {
      settled[name] = found.value
      rows.set(name, found.rows)
    } else settled[name] = known
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { values: settled, rows }
}

/** Returns what `settleRows` would refuse of a request that is refused already, so that people read all of it at once. */
export async function rowErrors(
  db: Db,
  resource: Resource,
  before: object | null,
  sent: Values,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const read = rowsFieldsOf(resource).flatMap(({ name, field }) => {
    const { data } = field.schema.safeParse(sent[name])
    return name in sent && data !== undefined ? [[name, data] as const] : []
  })
  await settleRows(db, resource, before, Object.fromEntries(read)).catch(collect(errors))
  return errors
}

/** Adds the messages of a refusal. Throws everything else. */
const collect =
  (errors: FieldErrors) =>
  (error: unknown): null => {
    if (!(error instanceof Refusal) || !error.errors) throw error
    Object.assign(errors, error.errors)
    return null
  }

/** Writes the rows of a record's changed fields. What a removed record had taken along no longer returns with it. */
export async function writeRows(
  tx: Tx,
  resource: Resource,
  id: number,
  changed: SettledRows,
  isNew: boolean,
): Promise<void> {
  for (const { name, field } of rowsFieldsOf(resource)) {
    const [rows, stored] = [changed.get(name), storedKindOf(field).rows]
    if (!rows || !stored) continue
    const table = tableOf(resource, name)
    if (!isNew) {
      await forgetLost(tx, resource.name, id, name)
      await removeOthers(tx, table, stored, id, rows)
    }
    if (rows.length > 0) await upsert(tx, table, stored, id, rows).catch(explained(name))
  }
}

/** Forgets which rows of a record's field would return with what they pointed to. */
const forgetLost = (tx: Tx, collection: string, id: number, field: string) =>
  tx
    .deleteFrom('lost_row')
    .where('collection', '=', collection)
    .where('record_id', '=', id)
    .where('field', '=', field)
    .execute()

async function removeOthers(
  tx: Tx,
  table: string,
  { pointer, says }: StoredRows,
  id: number,
  rows: readonly ValueRow[],
): Promise<void> {
  const kept = rows.map(({ to, place }) =>
    says.length > 0
      ? sql`(${sql.ref(pointer)} = ${to} and place = ${place})`
      : sql`${sql.ref(pointer)} = ${to}`,
  )
  const others = kept.length > 0 ? sql`and not (${sql.join(kept, sql` or `)})` : sql``
  await sql`delete from ${sql.table(table)} where record_id = ${id} ${others}`.execute(tx)
}

/** Rows that are the same already are not touched. */
async function upsert(
  tx: Tx,
  table: string,
  { pointer, says }: StoredRows,
  id: number,
  rows: readonly ValueRow[],
): Promise<void> {
  const columns = ['record_id', pointer, 'place', ...says]
  const values = rows.map(
    (row) => sql`(${sql.join([id, row.to, row.place, ...says.map((column) => row[column] ?? null)])})`,
  )
  // Several values of one target stand at different places; one target of a plain list has one place.
  const [key, own] = says.length > 0 ? [[pointer, 'place'], says] : [[pointer], ['place']]
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
  const changed = own.map((name) => sql`${sql.ref(name)} = ${excluded(name)}`)
  const differs = own.map((name) => sql`${sql.ref(`${table}.${name}`)} is distinct from ${excluded(name)}`)
  await sql`insert into ${sql.table(table)} (${refs(columns)}) values ${sql.join(values)}
    on conflict (${refs(['record_id', ...key])}) do update set ${sql.join(changed)}
    where ${sql.join(differs, sql` or `)}`.execute(tx)
}

const excluded = (name: string): RawBuilder<unknown> => sql.ref(`excluded.${name}`)

/** A target that was removed since it was read. */
const explained = (name: string) => (error: unknown) => {
  throw faultOf(error)?.kind === 'reference' ? invalidField(name, validation.notRef) : error
}
