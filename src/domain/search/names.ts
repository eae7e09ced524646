import { beginsWith } from '../../contract/matching.ts'
import type { Db } from '../db/types.ts'
import { idOf } from './rank.ts'
import type { Hit } from './ranking.ts'
import { withoutTilde } from './terms.ts'

/** The first branches, in their order, whose name is a text, literally after folding. */
export async function namedExactly(db: Db, text: string, limit: number): Promise<Hit[]> {
  const rows = await db
    .selectFrom('search_empresa')
    .select('rank')
    .where('name', '=', text)
    .orderBy('rank')
    .limit(limit)
    .execute()
  const hits = rows.map(({ rank }): Hit => ({ rank, kind: 0, enye: 0 }))
  return text.includes('n') ? [...hits, ...(await namedWithEnye(db, text))] : hits
}

async function namedWithEnye(db: Db, text: string): Promise<Hit[]> {
  const rows = await db
    .selectFrom('search_empresa')
    .select(['name', 'rank'])
    .where('plain_name', '=', withoutTilde(text))
    .where('plain_name', 'is not', null)
    .execute()
  const written = rows.filter(({ name }) => name !== text && beginsWith(name, text))
  return written.map(({ rank }) => ({ rank, kind: 0, enye: 1 }))
}

/** Those of the branches, in their order, whose name begins with a text; where `enye` is 0, with every `n` as typed. */
export async function namedBeginning(
  db: Db,
  text: string,
  ranks: readonly number[],
  enye: 0 | 1,
): Promise<number[]> {
  const rows = await db
    .selectFrom('search_empresa')
    .select(['name', 'rank'])
    .where('id', 'in', ranks.map(idOf))
    .execute()
  const begins = enye ? beginsWith : (name: string) => name.startsWith(text)
  const found = new Set(rows.filter(({ name }) => begins(name, text)).map(({ rank }) => rank))
  return ranks.filter((rank) => found.has(rank))
}
