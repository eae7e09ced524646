import { beginsWith } from '../../contract/matching.ts'
import type { Db } from '../db/types.ts'
import { byPlace, type Hit } from './ranking.ts'
import { withoutTilde } from './terms.ts'

const LAST = '\u{10FFFF}'

/** The first branches, in their order, whose name is a text or (of several words) begins with it, literally after folding. */
export async function namedLike(db: Db, words: readonly string[], limit: number): Promise<Hit[]> {
  const text = words.join(' ')
  // A single word at the beginning of a name has its own terms.
  const begins = words.length > 1
  const named = db.selectFrom('search_empresa').select(['name', 'rank'])
  const rows = await named.where('name', '=', text).orderBy('rank').limit(limit).execute()
  if (begins && rows.length < limit) {
    const longer = named.where('name', '>', text).where('name', '<=', text + LAST)
    rows.push(...(await longer.orderBy('rank').limit(limit).execute()))
  }
  if (text.includes('n')) {
    const plain = withoutTilde(text)
    const written = await named
      .where('plain_name', 'is not', null)
      .where('plain_name', '>=', plain)
      .where('plain_name', '<=', begins ? plain + LAST : plain)
      .execute()
    rows.push(...written.filter(({ name }) => !name.startsWith(text) && beginsWith(name, text)))
  }
  const hits = rows.map(({ name, rank }): Hit => {
    return { rank, kind: name.length === text.length ? 0 : 1, enye: name.startsWith(text) ? 0 : 1 }
  })
  return hits.sort(byPlace)
}
