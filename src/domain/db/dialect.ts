import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { CollectionName } from '../../contract/resources/index.ts'
import type { Db, Tx } from './types.ts'

/** Differences between the two databases, for queries without a context. */

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Locks a row until the transaction ends, so that nobody else changes it or refers to it. SQLite has one writer at a
 * time and needs no lock.
 */
export async function lockRow(tx: Tx, table: CollectionName, id: number): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * The condition that a column has one of these values. They are one parameter, so that the statement stays the same for
 * any number of them and is prepared once.
 */
export function isOneOf(db: Db, column: string, values: readonly (number | string)[]): RawBuilder<boolean> {
  const name = sql.ref(column)
  if (isPostgres(db)) return sql`${name} = any(${values})`
  return sql`${name} in (select value from json_each(${JSON.stringify(values)}))`
}

/** The condition that a column's text contains another, letter by letter. */
export const contains = (db: Db, column: string, text: string): RawBuilder<boolean> =>
  isPostgres(db) ? sql`strpos(${sql.ref(column)}, ${text}) > 0` : sql`instr(${sql.ref(column)}, ${text}) > 0`

/** The functions with which a statement answers with JSON. PostgreSQL's driver parses it, SQLite's gives its text. */

export const jsonObject = (
  db: Db,
  members: readonly (readonly [name: string, value: RawBuilder<unknown>])[],
): RawBuilder<unknown> =>
  sql`${isPostgres(db) ? sql`json_build_object` : sql`json_object`}(${sql.join(
    members.flatMap(([name, value]) => [sql.lit(name), value]),
  )})`

/** A value of each row, in order; none give an empty list. */
export const jsonList = (
  db: Db,
  value: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`coalesce(json_agg(${value} order by ${order}), '[]')`
    : sql`json_group_array(${value} order by ${order})`

/** A number, a text or a truth as JSON. */
export const jsonOf = (db: Db, value: RawBuilder<unknown>, type?: 'boolean'): RawBuilder<unknown> => {
  if (isPostgres(db)) return sql`to_json(${value})`
  return type ? sql`case when ${value} then 'true' else 'false' end` : sql`json_quote(${value})`
}

/** Values of JSON by name, from the rows of a subquery with `name`, `value` and their order. */
export const jsonByName = (db: Db, from: string): RawBuilder<unknown> => {
  const [name, value] = [sql.ref(`${from}.name`), sql.ref(`${from}.value`)]
  if (!isPostgres(db)) return sql`json_group_object(${name}, json(${value}))`
  const order = ['orden', 'place', 'id'].map((column) => sql.ref(`${from}.${column}`))
  return sql`coalesce(json_object_agg(${name}, ${value} order by ${sql.join(order)}), '{}')`
}
