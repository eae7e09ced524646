import { type RawBuilder, sql } from 'kysely'

/** How the history names removed records, and counts the versions of those that pointed to them. */

/** The name of a removed record that others pointed to. */
export const goneRecord = (name: string, id: number): string => `${name} ${id}`

/** A record of an older version of the product has no entry of its creation, which is version 1 all the same. */
export const lastVersion = (collection: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql<number>`coalesce((select max(n) from activity where collection = ${collection} and record_id = ${id}
    and n is not null), 1)`
