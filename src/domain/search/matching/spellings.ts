import { sql } from 'kysely'
import type { SearchedName } from '../../../contract/siteKinds.ts'
import type { Db } from '../../db/types.ts'
import { tableOf } from '../indexing/database.ts'
import { enyeTermsBeginning, LAST, termsBeginning } from '../indexing/terms.ts'
import { commonBeginning } from '../indexing/wordTags.ts'

/** Shorter words match only as typed. */
const SHORTEST_FORGIVEN = 5

/** Whether a typed word may have a typing error: it has five letters or more. */
export const isFuzzyMatch = (typed: string): boolean =>
  (typed.match(/\p{L}/gu) ?? []).length >= SHORTEST_FORGIVEN

const LETTERS = [...'abcdefghijklmnñopqrstuvwxyz0123456789']

/**
 * Returns a typed word and every spelling with one typing error: a letter missing, extra or wrong, or two neighbours
 * swapped. A typed `ñ` does not change. Returns only the word itself when it has fewer than five letters.
 */
export function spellingsOf(typed: string, reach = Infinity): string[] {
  const letters = [...typed]
  if (!isFuzzyMatch(typed)) return [typed]
  const found = new Set([typed])
  for (let at = 0; at <= Math.min(letters.length, reach); at++) {
    const before = letters.slice(0, at).join('')
    const [letter, next] = letters.slice(at)
    const after = letters.slice(at + 1).join('')
    for (const other of LETTERS) found.add(before + other + (letter ?? '') + after)
    if (letter === undefined || letter === 'ñ') continue
    found.add(before + after)
    for (const other of LETTERS) found.add(before + other + after)
    if (next !== undefined && next !== 'ñ') found.add(before + next + letter + letters.slice(at + 2).join(''))
  }
  return [...found]
}

/** Returns those spellings of a typed word, itself included, whose stem begins some word of the collection. */
export async function knownSpellings(db: Db, collection: SearchedName, typed: string): Promise<string[]> {
  const letters = [...typed]
  const beginnings = letters.map((_, at) => letters.slice(0, at + 1).join(''))
  const known = await withWords(db, collection, beginnings)
  // Only up to where words of the index agree with the typed one; endings, which may differ, have up to three letters.
  const reach = beginnings.filter((one) => known.has(one)).length + 4
  const stemmed = spellingsOf(typed, reach).map((spelling) => ({ spelling, stem: commonBeginning(spelling) }))
  const existing = await withWords(db, collection, [...new Set(stemmed.map(({ stem }) => stem))])
  return stemmed.filter(({ stem }) => existing.has(stem)).map(({ spelling }) => spelling)
}

/** Returns those of the beginnings that some word of the collection has, with one index look-up for each. */
async function withWords(
  db: Db,
  collection: SearchedName,
  beginnings: readonly string[],
): Promise<Set<string>> {
  const probes = beginnings.flatMap((letters) => {
    const literal = { letters, from: termsBeginning(collection, letters)[0] }
    return letters.includes('n')
      ? [literal, { letters, from: enyeTermsBeginning(collection, letters)[0] }]
      : [literal]
  })
  const values = tableOf(
    db,
    probes.map(({ from }) => from),
  )
  const { rows } = await sql<{ at: number }>`
    select probe.key as at from ${values} as probe
    where exists (select 1 from search_term where term >= probe.value and term < probe.value || ${LAST})`.execute(
    db,
  )
  return new Set(rows.flatMap(({ at }) => probes[at]?.letters ?? []))
}
