import { sql } from 'kysely'
import type { SearchedName } from '../../../contract/siteKinds.ts'
import { beginsWith, matchWord } from '../../../contract/spanish/matching.ts'
import { forms, numbersOf, stems } from '../../../contract/spanish/spanish.ts'
import type { Db } from '../../db/types.ts'
import { rangesOf } from '../indexing/database.ts'
import { beginning, enyeTermsBeginning, readTerm, SHORT, termOf, termsBeginning } from '../indexing/terms.ts'

/** A term of the index that a searched word leads to. */
export interface TermSource {
  readonly term: string
  /** The number of records that have it. */
  readonly n: number
  /** The tier of the word's place in the record. */
  readonly tier: number
  /** Whether it matches only with `ñ` for a typed `n`. */
  readonly enye: boolean
  /** Whether the word begins with the typed one; otherwise it is another form of it. */
  readonly begins: boolean
}

/** Returns how many records the sources lead to at most. */
export const recordsOf = (sources: readonly TermSource[]): number =>
  sources.reduce((sum, { n }) => sum + n, 0)

/** Returns the terms that a searched word, in any of its spellings, leads to; if `given`, in its own gender only. */
export async function sourcesOf(
  db: Db,
  collection: SearchedName,
  spellings: readonly string[],
  given = false,
): Promise<TermSource[]> {
  const found = new Map<string, TermSource>()
  const ranges = spellings.flatMap((spelling) => rangesFor(collection, spelling, given))
  const { rows } = await sql<{ term: string; n: number }>`
    select term, n from ${rangesOf(db, ranges)} as wanted cross join search_term
    where term >= wanted.lo and term < wanted.hi`.execute(db)
  for (const { term, n } of rows) {
    const source = sourceOf(term, n, spellings)
    if (source) found.set(source.term, source)
  }
  return [...found.values()]
}

function sourceOf(term: string, n: number, spellings: readonly string[]): TermSource | null {
  const { word, enye, tier, own } = readTerm(term)
  const literal = spellings.some((spelling) => word.startsWith(spelling))
  const begins = literal || spellings.some((spelling) => beginsWith(word, spelling))
  if (!enye) return { term: own, n, tier, enye: begins && !literal, begins }
  const matches = spellings.map((spelling) => matchWord(spelling, word))
  if (matches.every((match) => match === null)) return null
  return { term: own, n, tier, enye: !matches.includes('literal'), begins }
}

type Range = readonly [from: string, to: string]

function rangesFor(collection: SearchedName, typed: string, given: boolean): Range[] {
  if ([...typed].length <= SHORT)
    return withTildes(typed).map((letters) => exactly(collection, beginning(letters)))
  const others = (given ? numbersOf(typed) : forms(typed)).filter((form) => !form.startsWith(typed))
  const literal = [termsBeginning(collection, typed), ...others.map((form) => exactly(collection, form))]
  if (given || !typed.includes('n')) return literal
  const enye = [
    enyeTermsBeginning(collection, typed),
    // The stems as well: `unas` finds `uña`, while the word `una` has no other forms.
    ...[...others, ...stems(typed)].map((form) => enyeTermsBeginning(collection, form, true)),
  ]
  return [...literal, ...enye]
}

/** Returns the letters with `ñ` in place of none, some or all of their `n`. */
function withTildes(letters: string): string[] {
  return [...letters].reduce(
    (written, letter) => written.flatMap((one) => (letter === 'n' ? [`${one}n`, `${one}ñ`] : [one + letter])),
    [''],
  )
}

/** Returns the range of the terms of one word, in every place. */
function exactly(collection: SearchedName, word: string): Range {
  return [termOf(collection, word, 'first'), `${termOf(collection, word, 'text')}~`]
}
