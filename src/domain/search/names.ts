import { sql } from 'kysely'
import { beginsWith } from '../../contract/matching.ts'
import { rowsOf, type SearchDb } from './database.ts'
import { byPlace, type Hit } from './ranking.ts'
import { withoutTilde } from './terms.ts'

const LAST = '\u{10FFFF}'

interface Named {
  readonly name: string
  readonly rank: number
}

/** The first branches, in their order, whose name is a text or (of several words) begins with it, literally after folding. */
export async function namedLike(db: SearchDb, words: readonly string[], limit: number): Promise<Hit[]> {
  const text = words.join(' ')
  // A single word at the beginning of a name has its own terms.
  const last = words.length > 1 ? text + LAST : text
  const rows = await rowsOf(
    db,
    sql<Named>`select name, rank from search_empresa where name >= ${text} and name <= ${last}
      order by case when name = ${text} then 0 else 1 end, rank limit ${limit}`,
  )
  if (text.includes('n')) rows.push(...(await namedWithEnye(db, text, words.length > 1)))
  const hits = rows.map(({ name, rank }): Hit => {
    return { rank, kind: name.length === text.length ? 0 : 1, enye: name.startsWith(text) ? 0 : 1 }
  })
  return hits.sort(byPlace)
}

async function namedWithEnye(db: SearchDb, text: string, begins: boolean): Promise<Named[]> {
  const plain = withoutTilde(text)
  const rows = await rowsOf(
    db,
    sql<Named>`select name, rank from search_empresa
      where enye_name >= ${plain} and enye_name <= ${begins ? plain + LAST : plain} and enye_name is not null`,
  )
  return rows.filter(({ name }) => !name.startsWith(text) && beginsWith(name, text))
}
