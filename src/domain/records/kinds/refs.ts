import { sql } from 'kysely'
import { shownOfTarget } from '../../../contract/references.ts'
import type { Resource } from '../../../contract/resource.ts'
import { validation } from '../../../contract/texts/server.ts'
import type { Ref } from '../../../contract/values/refs.ts'
import { isOneOf, jsonList, jsonObject } from '../../db/dialect.ts'
import type { Db, Tx } from '../../db/types.ts'
import { invalidField } from '../../errors.ts'
import { visibleConditions } from '../../views/visible.ts'
import type { RowsField, StoredKind, StoredRows, WantedValue } from './stored.ts'
import { tableOf } from './tables.ts'

/** References to several records: a row each, in order. Answers show of the targets what a single reference shows. */
export const storedRefs = {
  rows: { pointer: 'target_id', says: [], read, wanted, settle, revive },
} satisfies StoredKind

function read(db: Db, { resource, name, target }: RowsField) {
  const shown = shownOfTarget(target).map((column) => [column, sql.ref(`target.${column}`)] as const)
  return sql`(select ${jsonList(db, jsonObject(db, shown), sql.ref('own.place'))}
    from ${sql.table(tableOf(resource, name))} as own
    join ${sql.table(target.name)} as target on target.id = own.target_id
    where own.record_id = ${sql.ref(`${resource.name}.id`)} ${
      resource.forVisitors ? visibleConditions(target, 'target') : sql``
    })`
}

/** Each once, and none that the record's other reference has. */
function wanted({ field }: RowsField, sent: unknown, _before: unknown, record: object): Ref[] {
  const other: unknown = Reflect.get(record, field.besides ?? '')
  const ids = new Set(refsIn(sent).map(({ id }) => id))
  return [...ids].filter((id) => id !== other).map((id) => ({ id }))
}

async function settle(
  db: Db,
  { name, field, target }: RowsField,
  { sent, wanted }: WantedValue,
): ReturnType<StoredRows['settle']> {
  const ids = refsIn(wanted).map(({ id }) => id)
  if (ids.length > (field.most ?? ids.length)) throw invalidField(name, validation.tooMany(field.most ?? 0))
  const known = await targetsOf(db, target, ids)
  const missing = ids.find((id) => !known.has(id))
  if (missing !== undefined) {
    const index = refsIn(sent).findIndex(({ id }) => id === missing)
    throw invalidField(`${name}.${Math.max(0, index)}`, validation.notRef)
  }
  return {
    value: ids.map((id) => ({ ...known.get(id) })),
    rows: ids.map((to, place) => ({ to, place })),
  }
}

async function revive(tx: Tx, { target }: RowsField, value: unknown): ReturnType<StoredRows['revive']> {
  const refs = refsIn(value)
  const known = await targetsOf(
    tx,
    target,
    refs.map(({ id }) => id),
  )
  return {
    value: refs.filter(({ id }) => known.has(id)),
    lost: refs.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  }
}

/** Returns what answers show of those targets that exist, by id. */
async function targetsOf(db: Db, target: Resource, ids: readonly number[]): Promise<Map<number, Ref>> {
  const shown = shownOfTarget(target).map((column) => sql.ref(column))
  const { rows } = await sql<Ref>`
    select ${sql.join(shown)} from ${sql.table(target.name)} where ${isOneOf(db, 'id', ids)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

const refsIn = (value: unknown): Ref[] => (Array.isArray(value) ? value : [])
