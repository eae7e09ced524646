import { sql } from 'kysely'
import { listsOf, referrersOf } from '../../contract/references.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Tx } from '../db/types.ts'
import { storedKindOf } from './kinds/index.ts'
import type { RowsField, StoredRows } from './kinds/stored.ts'
import { rowsFieldsOf, tableOf } from './kinds/tables.ts'

/** What points to a record: references of others, and rows of their lists. */

/** A field whose rows point to a collection. */
export interface List {
  readonly of: RowsField
  readonly stored: StoredRows
  readonly collection: string
  readonly table: string
}

/** Returns the lists that may point to records of a collection. */
export const listsTo = (name: string): List[] =>
  listsOf(name).flatMap(({ resource, field }) => {
    const of = rowsFieldsOf(resource).find((one) => one.name === field)
    const stored = of && storedKindOf(of.field).rows
    return of && stored ? [{ of, stored, collection: resource.name, table: tableOf(resource, field) }] : []
  })

/**
 * Locks the records that refer to one. All code locks several rows in the same order, by table and then by id, because
 * different orders would deadlock.
 */
export async function lockReferrers(tx: Tx, to: string, id: number): Promise<void> {
  if (!isPostgres(tx)) return
  const referring = [
    ...referrersOf(to).map(({ collection, field }) => ({
      collection,
      refers: sql`select id from ${sql.table(collection)} where ${sql.ref(field)} = ${id}`,
    })),
    ...listsTo(to).map(({ collection, table, stored }) => ({
      collection,
      refers: sql`select record_id from ${sql.table(table)} where ${sql.ref(stored.pointer)} = ${id}`,
    })),
  ]
  const collections = [...new Set(referring.map(({ collection }) => collection))].sort()
  for (const name of collections) {
    const refers = referring.flatMap((one) => (one.collection === name ? [one.refers] : []))
    await sql`select id from ${sql.table(name)} where id in (${sql.join(refers, sql` union all `)})
      order by id for no key update`.execute(tx)
  }
}
