import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { collections } from '../../contract/resources/index.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/types.ts'

/**
 * Counts records without reading them: triggers maintain the tallies of each table in the transaction of every write
 * (docs/decisions/0060). On PostgreSQL a tally is the sum of its rows; `foldTallies` keeps those few.
 */

type Parts = Readonly<Record<string, 'state' | 'category'>>
const partsOf = ({ talliedBy: { state, category } = {} }: Resource): Parts => ({
  ...(state && { [state]: 'state' }),
  ...(category && { [category]: 'category' }),
})

/** The columns by which a table's tallies are split: one with a yes or no, and a reference, such as a category. */
export const TALLIED_BY: Readonly<Record<string, Parts>> = {
  ...Object.fromEntries(Object.values<Resource>(collections).map((one) => [one.name, partsOf(one)])),
  activity: { access: 'state' },
}

/** Column values that every counted record has. */
type Conditions = Readonly<Record<string, number | string | null>>

/** Returns the exact number of records that meet the conditions; null when the tallies are not split by one of them. */
export async function tallyOf(db: Db, table: string, conditions: Conditions = {}): Promise<number | null> {
  let tallies = db.selectFrom('tally').where('collection', '=', table)
  for (const [name, value] of Object.entries(conditions)) {
    const column = TALLIED_BY[table]?.[name]
    if (!column) return null
    tallies = tallies.where(column, '=', value === null ? NONE : Number(value))
  }
  const { n } = await tallies.select(({ fn }) => fn.sum<number | null>('n').as('n')).executeTakeFirstOrThrow()
  if (n !== null) return Number(n)
  const kept = await db.selectFrom('tally').select('n').where('collection', '=', table).limit(1).execute()
  // No tallies: either the table is empty or it has none. Only a count of the table tells which.
  return kept.length > 0 ? 0 : countRows(db, table, conditions)
}

/** Does the same as `tallyOf`, and counts rows where the tallies are not split by a condition. */
export const countOf = async (db: Db, table: string, conditions: Conditions = {}): Promise<number> =>
  (await tallyOf(db, table, conditions)) ?? countRows(db, table, conditions)

const NONE = -1

async function countRows(db: Db, table: string, conditions: Conditions): Promise<number> {
  const met = Object.entries(conditions).map(([name, value]) =>
    value === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${value}`,
  )
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where ${sql.join([sql`1 = 1`, ...met], sql` and `)}`.execute(
    db,
  )
  return Number(rows[0]?.n)
}

/**
 * Merges the tally rows that PostgreSQL's writers added. One statement, so that a reader sees the rows before it or
 * after it.
 */
export async function foldTallies(db: Db): Promise<void> {
  if (!isPostgres(db)) return
  await sql`
    with folded as (
      delete from tally using (
        select collection, state, category from tally group by 1, 2, 3 having count(*) > 1
      ) as several
      where (tally.collection, tally.state, tally.category) = (several.collection, several.state, several.category)
      returning tally.*
    )
    insert into tally select collection, state, category, sum(n) from folded group by 1, 2, 3 having sum(n) <> 0
  `.execute(db)
}
