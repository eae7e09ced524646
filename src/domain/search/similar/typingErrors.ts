import type { SearchedName } from '../../../contract/siteKinds.ts'
import { matchWord } from '../../../contract/spanish/matching.ts'
import { soundOf } from '../../../contract/spanish/sound.ts'
import { forms } from '../../../contract/spanish/spanish.ts'
import type { Db } from '../../db/types.ts'
import { readTerm } from '../indexing/terms.ts'
import { isFuzzyMatch, knownSpellings, spellingsOf } from '../matching/spellings.ts'
import { sourcesOf } from '../matching/vocabulary.ts'
import type { Lexicon } from './lexicon.ts'
import { type SimilarSource, wholeSources } from './sources.ts'

/** The words that a typed one may stand for by one typing error (contract.md, section 10). */

export interface Mistyped {
  /** The terms of the likeliest words. */
  readonly near: SimilarSource[]
  readonly all: SimilarSource[]
  /** The likeliest, if the typed word may be a whole one, and not only the beginning of one. */
  readonly whole: SimilarSource[]
}
const NONE: Mistyped = { near: [], all: [], whole: [] }

/**
 * Returns the terms of the words that one typing error made of a typed word: those of the index, or of the list of
 * trades when the index has none. None for a word that people know: it is meant. The first letter is right, except when
 * it changed places with the second.
 */
export async function mistypedSources(
  db: Db,
  collection: SearchedName,
  typed: string,
  lexicon: Lexicon,
): Promise<Mistyped> {
  if (!isFuzzyMatch(typed) || lexicon.knows(typed)) return NONE
  const spellings = (await knownSpellings(db, collection, typed)).filter((one) => isLikely(typed, one))
  const sources = await sourcesOf(db, collection, spellings)
  if (sources.length === 0) return listed(db, collection, typed, lexicon)
  const ranked = sources.map((source) => {
    const { word } = readTerm(source.term)
    return { source: { ...source, word }, rank: rankOf(typed, word, spellings) }
  })
  const best = Math.min(...ranked.map(({ rank }) => rank))
  const near = ranked.filter(({ rank }) => rank === best).map(({ source }) => source)
  return { near, all: ranked.map(({ source }) => source), whole: best < BEGINNING ? near : [] }
}

/** Whether a person may have meant this spelling. */
const isLikely = (typed: string, spelling: string): boolean =>
  spelling !== typed && (spelling[0] === typed[0] || isSwapped(typed, spelling))

const isSwapped = (typed: string, spelling: string): boolean =>
  spelling[0] === typed[1] && spelling[1] === typed[0]

const BEGINNING = 10

/** Smaller is likelier: whole words before beginnings, and a letter that sounds the same before another. */
function rankOf(typed: string, word: string, spellings: readonly string[]): number {
  const ranks = spellings.flatMap((spelling) => {
    if (!matchWord(spelling, word)) return []
    const whole = word === spelling || forms(spelling).includes(word)
    return (whole ? 0 : BEGINNING) + kindOfError(typed, spelling)
  })
  return Math.min(...ranks)
}

function kindOfError(typed: string, spelling: string): number {
  if (spelling[0] !== typed[0]) return 4
  if (soundOf(typed) === soundOf(spelling)) return 1
  return typed.length === spelling.length && !isSorted(typed, spelling) ? 3 : 2
}

/** Whether both have the same letters, in another order. */
const isSorted = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('')

async function listed(db: Db, collection: SearchedName, typed: string, lexicon: Lexicon): Promise<Mistyped> {
  const words = spellingsOf(typed)
    .filter((spelling) => isLikely(typed, spelling))
    .flatMap((spelling) => lexicon.meaningAt([spelling], 0, 'letters')?.levels[0] ?? [])
  const all = [...(await wholeSources(db, collection, words)).values()].flat()
  return { near: all, all, whole: all }
}
