import { sql } from 'kysely'
import type { FieldErrors } from '../../contract/errors.ts'
import { type Field, keyOf } from '../../contract/kinds/field.ts'
import { traitsOf } from '../../contract/kinds/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { validation } from '../../contract/texts/server.ts'
import { faultOf } from '../db/errors.ts'
import type { Tx } from '../db/types.ts'
import { invalid, invalidField } from '../errors.ts'

/** Checks what a write says against other records, and explains what the database refuses all the same. */

type Values = Readonly<Record<string, unknown>>

/** Checks the references that answers show. The database checks the others. Throws invalid. */
export async function checkReferences(tx: Tx, resource: Resource, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const id = values[name]
    if (!field.to || !field.shownAs || id === null || id === undefined) continue
    const { rows } = await sql`select id from ${sql.table(field.to)} where id = ${id}`.execute(tx)
    if (rows.length === 0) throw invalidField(name, validation.notRef)
  }
}

/** Checks that no record but `self` has the same value of a unique field. Throws invalid. */
export async function checkUnique(
  tx: Tx,
  resource: Resource,
  values: Values,
  self: number | null,
): Promise<void> {
  const errors: FieldErrors = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = values[name]
    if (!field.unique || !field.keyed || typeof value !== 'string') continue
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(resource.name)}
      where ${sql.ref(`${name}_key`)} = ${keyOf(field, value)}`.execute(tx)
    if (rows[0] && rows[0].id !== self) errors[name] = [takenText(field)]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const takenText = (field: Field | undefined) => (field && traitsOf(field).taken) ?? validation.taken

/** Turns the database's error into a refusal, because two simultaneous writers can both pass the checks before. */
export async function explained<T>(resource: Resource, values: Values, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const fault = faultOf(error)
    if (fault?.kind === 'reference') throw invalid(brokenReferences(resource, values, fault.column))
    if (fault?.kind !== 'unique') throw error
    const name = fault.column.replace(/_key$/, '')
    throw invalidField(name, takenText(resource.fields[name]))
  }
}

/** Returns the broken references: `column` or, when the database does not name it, those that were not checked. */
function brokenReferences({ fields }: Resource, values: Values, column?: string): FieldErrors {
  const set = Object.keys(fields).filter((name) => fields[name]?.to && (values[name] ?? null) !== null)
  const broken = set.filter((name) => (column === undefined ? !fields[name]?.shownAs : name === column))
  return Object.fromEntries(broken.map((name) => [name, [validation.notRef]]))
}
