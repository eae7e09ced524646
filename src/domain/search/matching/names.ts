import { beginsWith } from '../../../contract/spanish/matching.ts'
import { isOneOf } from '../../db/dialect.ts'
import type { Db } from '../../db/types.ts'
import { type Bits, hasBit } from '../indexing/bits.ts'
import { idOfRank } from '../indexing/rank.ts'
import { LAST, withoutTilde } from '../indexing/terms.ts'
import { type SearchedKind, tableFor } from '../searched.ts'
import { tierOfName } from './matchTier.ts'
import type { RankedHit } from './ranking.ts'

interface Named {
  readonly name: string
  readonly rank: number
}

/** The most names with one beginning that are read. */
const MANY = 500

/** Returns the first records, in their order, whose name equals a text after folding; with a filter, only its records. */
export async function namedExactly(
  db: Db,
  kind: SearchedKind,
  text: string,
  limit: number,
  filter: Bits | null,
): Promise<RankedHit[]> {
  const named = (column: 'name' | 'plain_name', name: string) => (size: number, after: number) =>
    db
      .selectFrom(tableFor(kind))
      .select(['name', 'rank'])
      .where(column, 'is not', null)
      .where(column, '=', name)
      .where('rank', '>', after)
      .orderBy('rank')
      .limit(size)
      .execute()
  const rows = await firstOf(named('name', text), limit, filter)
  // A typed `n` may stand for every `ñ` of a name.
  if (text.includes('n'))
    rows.push(...(await firstOf(named('plain_name', withoutTilde(text)), limit, filter)))
  return hitsOf(rows, text)
}

/**
 * Returns the first rows that the filter allows. A chain's hundred thousand branches share one name, and the filter may
 * allow few of them.
 */
async function firstOf(
  read: (size: number, after: number) => Promise<Named[]>,
  limit: number,
  filter: Bits | null,
): Promise<Named[]> {
  const found: Named[] = []
  for (let size = filter ? MANY : limit, after = 0; ; size *= 8) {
    const rows = await read(size, after)
    found.push(...allowed(rows, filter))
    const last = rows.at(-1)
    if (!last || rows.length < size || found.length >= limit) return found.slice(0, limit)
    after = last.rank
  }
}

const allowed = <N extends Named>(rows: readonly N[], filter: Bits | null): readonly N[] =>
  filter ? rows.filter(({ rank }) => hasBit(filter, idOfRank(rank))) : rows

/** Returns the records whose name begins with a text and is longer, in any order; null when there are many. */
export async function namedLonger(
  db: Db,
  kind: SearchedKind,
  text: string,
  filter: Bits | null,
): Promise<RankedHit[] | null> {
  const begun = (column: 'name' | 'plain_name', from: '>' | '>=', name: string) =>
    db
      .selectFrom(tableFor(kind))
      .select(['name', 'rank'])
      .where(column, 'is not', null)
      .where(column, from, name)
      .where(column, '<=', name + LAST)
      .limit(MANY)
      .execute()
  const rows = await begun('name', '>', text)
  const other = text.includes('n') ? await begun('plain_name', '>=', withoutTilde(text)) : []
  if (rows.length === MANY || other.length === MANY) return null
  const all = [...rows, ...other]
  return hitsOf(allowed(all, filter), text)
}

const hitsOf = (rows: readonly Named[], text: string): RankedHit[] => {
  const ranks = new Map(rows.map((row) => [row.rank, row]))
  return [...ranks.values()].flatMap((row) => hitByName(row, text) ?? [])
}

/** Returns the hit of a record whose name equals a text or begins with it; null for any other. */
export function hitByName({ name, rank }: Named, text: string): RankedHit | null {
  if (!beginsWith(name, text)) return null
  return { rank, tier: tierOfName(name, text), enye: name.startsWith(text) ? 0 : 1 }
}

/**
 * Returns those of the records, in their order, whose name begins with a text. With `enye` 0, an `n` matches only `n`.
 */
export async function namedBeginning(
  db: Db,
  kind: SearchedKind,
  text: string,
  ranks: readonly number[],
  enye: 0 | 1,
): Promise<number[]> {
  const rows = await db
    .selectFrom(tableFor(kind))
    .select(['name', 'rank'])
    .where(isOneOf(db, 'id', ranks.map(idOfRank)))
    .execute()
  const hits = hitsOf(rows, text).filter((hit) => hit.enye <= enye)
  const found = new Set(hits.map(({ rank }) => idOfRank(rank)))
  return ranks.filter((rank) => found.has(idOfRank(rank)))
}
