import { sql } from 'kysely'
import { isPostgres } from './db/dialect.ts'
import type { Db } from './db/types.ts'

/**
 * How many records there are, without looking at them: triggers keep the tallies of each table in the transaction of every
 * write (docs/decisions/0060). On PostgreSQL a tally is the sum of its rows; `foldTallies` keeps them few.
 */

/** The column with a yes or no by which a table's tallies are kept apart, and the tables where a category does so too. */
const STATES: Readonly<Record<string, string>> = {
  user: 'aprobado',
  categoria: 'menu',
  empresa: 'publicado',
  activity: 'access',
}
const WITH_CATEGORIES: readonly string[] = ['producto', 'empresa']

/** Conditions as lists have them: column values that every record has. */
type Conditions = Readonly<Record<string, number | string | null>>

/** The exact number of records that meet the conditions; null when no tally tells it. */
export async function tallyOf(db: Db, table: string, conditions: Conditions = {}): Promise<number | null> {
  const columns: Record<string, 'state' | 'category'> = {
    ...(STATES[table] && { [STATES[table]]: 'state' as const }),
    ...(WITH_CATEGORIES.includes(table) && { categoria_id: 'category' as const }),
  }
  let tallies = db.selectFrom('tally').where('collection', '=', table)
  for (const [name, value] of Object.entries(conditions)) {
    const column = columns[name]
    if (!column) return null
    tallies = tallies.where(column, '=', value === null ? NONE : Number(value))
  }
  const { n } = await tallies.select(({ fn }) => fn.sum<number | null>('n').as('n')).executeTakeFirstOrThrow()
  return Number(n ?? 0)
}

const NONE = -1

/** Sums up what PostgreSQL's writers wrote down. One statement: a reader sees the rows before it or after it. */
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
