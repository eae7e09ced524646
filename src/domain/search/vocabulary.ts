import { type RawBuilder, sql } from 'kysely'
import { matchWord } from '../../contract/matching.ts'
import { forms } from '../../contract/spanish.ts'
import { inChunks, rowsOf, type SearchDb } from './database.ts'
import {
  beginning,
  type Collection,
  enyeTermsBeginning,
  readTerm,
  SHORT,
  termOf,
  termsBeginning,
} from './terms.ts'

/** A term of the index that a searched word leads to. */
export interface Source {
  readonly term: string
  /** How many records have it. */
  readonly n: number
  /** Place of the word in the record: 0, the first of the name, is the best. */
  readonly level: number
  /** Found with `ñ` for a typed `n`. */
  readonly enye: boolean
}

/** The terms that a searched word, in any of its spellings, leads to. */
export async function sourcesOf(
  db: SearchDb,
  collection: Collection,
  spellings: readonly string[],
): Promise<Source[]> {
  const found = new Map<string, Source>()
  const conditions = spellings.flatMap((spelling) => conditionsFor(collection, spelling))
  await inChunks(conditions, 200, async (chunk) => {
    const rows = await rowsOf(
      db,
      sql<{ term: string; n: number }>`select term, n from search_term where ${sql.join(chunk, sql` or `)}`,
    )
    for (const { term, n } of rows) {
      const { word, enye, level, own } = readTerm(term)
      if (enye && !spellings.some((spelling) => matchWord(spelling, word))) continue
      const literal = !enye || spellings.some((spelling) => matchWord(spelling, word) === 'literal')
      found.set(own, { term: own, n, level, enye: !literal })
    }
  })
  return [...found.values()]
}

function conditionsFor(collection: Collection, typed: string): RawBuilder<unknown>[] {
  const others = forms(typed).filter((form) => !form.startsWith(typed))
  const short = [...typed].length <= SHORT
  const words = short ? [beginning(typed)] : others
  const found = words.map((word) => inRange(exactly(collection, word)))
  if (!short) found.push(inRange(termsBeginning(collection, typed)))
  if (!typed.includes('n')) return found
  const enye = [
    enyeTermsBeginning(collection, typed),
    ...others.map((form) => enyeTermsBeginning(collection, form, true)),
  ]
  return [...found, ...enye.map(inRange)]
}

/** The terms of one word, in every place. */
function exactly(collection: Collection, word: string): [string, string] {
  return [termOf(collection, word, 'first'), `${termOf(collection, word, 'description')}~`]
}

const inRange = ([from, to]: [string, string]) => sql`(term >= ${from} and term < ${to})`
