import { beginsWith } from '../../contract/matching.ts'
import { isOneOf } from '../db/dialect.ts'
import type { Db } from '../db/types.ts'
import { idOf } from './rank.ts'
import type { Hit } from './ranking.ts'
import { tableFor } from './recordIndex.ts'
import { LAST, withoutTilde } from './terms.ts'
import type { Kind } from './texts.ts'

interface Named {
  readonly name: string
  readonly rank: number
}

/** Names that begin alike are read up to this number. */
const MANY = 500

/** The first records, in their order, whose name is a text, literally after folding. */
export async function namedExactly(db: Db, kind: Kind, text: string, limit: number): Promise<Hit[]> {
  const rows = await db
    .selectFrom(tableFor(kind))
    .select(['name', 'rank'])
    .where('name', '=', text)
    .orderBy('rank')
    .limit(limit)
    .execute()
  if (text.includes('n')) rows.push(...(await withTilde(db, kind, text, withoutTilde(text), limit)))
  return hitsOf(rows, text)
}

/** The records whose name begins with a text and goes on, in any order; null when there are many. */
export async function namedLonger(db: Db, kind: Kind, text: string): Promise<Hit[] | null> {
  const rows = await db
    .selectFrom(tableFor(kind))
    .select(['name', 'rank'])
    .where('name', '>', text)
    .where('name', '<=', text + LAST)
    .limit(MANY)
    .execute()
  const other = text.includes('n') ? await withTilde(db, kind, text, withoutTilde(text) + LAST, MANY) : []
  return rows.length === MANY || other.length === MANY ? null : hitsOf([...rows, ...other], text)
}

/** Names with `ñ`, from the text on up to another, both written with `n`. */
async function withTilde(db: Db, kind: Kind, text: string, last: string, limit: number): Promise<Named[]> {
  return db
    .selectFrom(tableFor(kind))
    .select(['name', 'rank'])
    .where('plain_name', 'is not', null)
    .where('plain_name', '>=', withoutTilde(text))
    .where('plain_name', '<=', last)
    .orderBy('plain_name')
    .orderBy('rank')
    .limit(limit)
    .execute()
}

const hitsOf = (rows: readonly Named[], text: string): Hit[] => {
  const ranks = new Map(rows.map((row) => [row.rank, row]))
  return [...ranks.values()].flatMap((row) => hitByName(row, text) ?? [])
}

/** A record whose name is a text, or begins with it; null for any other. */
export function hitByName({ name, rank }: Named, text: string): Hit | null {
  if (!beginsWith(name, text)) return null
  return { rank, kind: name.length === text.length ? 0 : 1, enye: name.startsWith(text) ? 0 : 1 }
}

/** Those of the records, in their order, whose name begins with a text; where `enye` is 0, with every `n` as typed. */
export async function namedBeginning(
  db: Db,
  kind: Kind,
  text: string,
  ranks: readonly number[],
  enye: 0 | 1,
): Promise<number[]> {
  const rows = await db
    .selectFrom(tableFor(kind))
    .select(['name', 'rank'])
    .where(isOneOf(db, 'id', ranks.map(idOf)))
    .execute()
  const hits = hitsOf(rows, text).filter((hit) => hit.enye <= enye)
  const found = new Set(hits.map(({ rank }) => idOf(rank)))
  return ranks.filter((rank) => found.has(idOf(rank)))
}
