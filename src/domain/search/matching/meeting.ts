import { isOneOf } from '../../db/dialect.ts'
import type { Db } from '../../db/types.ts'
import { type Bits, commonIds, unionOfBits } from '../indexing/bits.ts'
import { type SearchedKind, tableFor } from '../searched.ts'
import type { PostingReader } from './postingReader.ts'
import type { TermSource } from './vocabulary.ts'

/** What a search reads lists of the index with. */
export interface Lists {
  readonly db: Db
  readonly kind: SearchedKind
  readonly reader: PostingReader
  /** The records that may be found; null for all of the kind. */
  readonly filter: Bits | null
}

/**
 * Returns the ranks of all records that stand in every list and that the filter allows, ascending; null when there are more than `most`. Reads the
 * bitmaps of very common terms, so that the cost does not depend on how many records the lists share.
 */
export async function meeting(
  { db, kind, reader, filter }: Lists,
  lists: readonly (readonly TermSource[])[],
  most: number,
): Promise<number[] | null> {
  const sets: Bits[] = filter ? [filter] : []
  for (const list of lists) sets.push(unionOfBits(await reader.bits(list)))
  const ids = commonIds(sets, most)
  if (ids === null || ids.length === 0) return ids
  const rows = await db
    .selectFrom(tableFor(kind))
    .select('rank')
    .where(isOneOf(db, 'id', ids))
    .orderBy('rank')
    .execute()
  return rows.map(({ rank }) => rank)
}
