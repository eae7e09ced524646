import { type RawBuilder, sql } from 'kysely'
import { hiddenFrom } from '../../contract/references.ts'
import type { Resource } from '../../contract/resource.ts'

/** What visitors may see, as the descriptions say it: every public read is made with it. */

/** The column values that all records have that they see. */
export const visibleIn = ({ visitors }: Resource): Readonly<Record<string, number>> =>
  visitors?.visibleBy ? { [visitors.visibleBy]: 1 } : {}

/** The same as conditions of a query that has the table under a name: ` and target.publicado = 1`. */
export const visibleConditions = (resource: Resource, table: string): RawBuilder<unknown> =>
  sql.join(
    Object.entries(visibleIn(resource)).map(
      ([column, value]) => sql` and ${sql.ref(`${table}.${column}`)} = ${value}`,
    ),
    sql``,
  )

/** Whether they see a record. */
export const isVisible = (resource: Resource, record: object): boolean =>
  Object.keys(visibleIn(resource)).every((name) => Reflect.get(record, name) !== false)

/** A collection as they see it: without hidden fields, and without what points to something that they never see. */
export function asVisitorsSee(resource: Resource): Resource {
  const hidden = hiddenFrom(resource)
  const fields = Object.entries(resource.fields).filter(([name]) => !hidden.includes(name))
  return { ...resource, fields: Object.fromEntries(fields), forVisitors: true }
}
