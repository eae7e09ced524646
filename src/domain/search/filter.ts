import { madeOf } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { filterTerm } from './indexing/terms.ts'
import { filterTag } from './indexing/wordTags.ts'
import { TIER } from './matching/matchTier.ts'
import type { TermSource } from './matching/vocabulary.ts'
import type { SearchedKind } from './searched.ts'

/** The records that a search may find: those under any of these terms of the index. */
export type Filter = readonly TermSource[]

/** Lets through the records of a kind whose field has this value, where the index keeps them by it (recordIndex.ts). */
export async function filterBy(db: Db, kind: SearchedKind, field: string, value: number): Promise<Filter> {
  const filtered = filterTerm(kind, field, value)
  madeOf(filterTag(kind, filtered))
  const rows = await db.selectFrom('search_term').select(['term', 'n']).where('term', '=', filtered).execute()
  return rows.map((row) => ({ ...row, tier: ANYWHERE, enye: false, begins: false }))
}

/** A filter says nothing of where a word stands. */
const ANYWHERE = TIER.name
