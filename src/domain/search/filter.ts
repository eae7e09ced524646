import { madeOf } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { filterTerm } from './indexing/terms.ts'
import { filterTag } from './indexing/wordTags.ts'
import { TIER } from './matching/matchTier.ts'
import type { TermSource } from './matching/vocabulary.ts'
import type { SearchedKind } from './searched.ts'

/** The records that a search may find: those of any of these terms. */
export type Filter = readonly TermSource[]

/**
 * Returns the filter for the records whose field has this value. The index has terms for such fields (recordIndex.ts).
 */
export async function filterBy(db: Db, kind: SearchedKind, field: string, value: number): Promise<Filter> {
  const filtered = filterTerm(kind, field, value)
  madeOf(filterTag(kind, filtered))
  const rows = await db.selectFrom('search_term').select(['term', 'n']).where('term', '=', filtered).execute()
  return rows.map((row) => ({ ...row, tier: ANYWHERE, enye: false, begins: false }))
}

/** A filter does not depend on where a word stands. */
const ANYWHERE = TIER.name
