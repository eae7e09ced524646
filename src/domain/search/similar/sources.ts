import { sql } from 'kysely'
import type { SearchedName } from '../../../contract/siteKinds.ts'
import { soundsOf } from '../../../contract/spanish/sound.ts'
import { forms, numbersOf } from '../../../contract/spanish/spanish.ts'
import type { Db } from '../../db/types.ts'
import { rangesOf } from '../indexing/database.ts'
import {
  isSpeakable,
  LAST,
  readSoundTerm,
  readTerm,
  soundTerm,
  termOf,
  termsBeginning,
  withoutTilde,
} from '../indexing/terms.ts'
import type { TermSource } from '../matching/vocabulary.ts'
import { distance } from './distance.ts'

/** Looks up the terms of the index that are not what was typed. Every look-up is a range of the table's own key. */

/** A term with its word. */
export interface SimilarSource extends TermSource {
  readonly word: string
}

type Range = readonly [from: string, to: string]

async function termsIn(
  db: Db,
  ranges: readonly Range[],
  most?: number,
): Promise<{ term: string; n: number }[]> {
  if (ranges.length === 0) return []
  const bound = most === undefined ? sql`` : sql` limit ${most}`
  const { rows } = await sql<{ term: string; n: number }>`
    select term, n from ${rangesOf(db, ranges)} as wanted cross join search_term
    where term >= wanted.lo and term < wanted.hi${bound}`.execute(db)
  return rows
}

/** Returns the terms of whole words, in singular and plural, by the word asked for. */
export async function wholeSources(
  db: Db,
  collection: SearchedName,
  words: readonly string[],
): Promise<Map<string, SimilarSource[]>> {
  const wanted = new Map<string, string[]>()
  for (const word of new Set(words))
    for (const form of numbersOf(word)) wanted.set(form, [...(wanted.get(form) ?? []), word])
  const rows = await termsIn(
    db,
    [...wanted.keys()].map((form) => exactly(collection, form)),
  )
  const found = new Map<string, SimilarSource[]>()
  for (const { term, n } of rows) {
    const { word, tier, own } = readTerm(term)
    const source = { term: own, n, tier, enye: false, begins: false, word }
    for (const asked of wanted.get(word) ?? []) found.set(asked, [...(found.get(asked) ?? []), source])
  }
  return found
}

const exactly = (collection: SearchedName, word: string): Range => [
  termOf(collection, word, 'first'),
  `${termOf(collection, word, 'text')}~`,
]

/** A word that begins with a sound is looked for when that is as long. */
const SHORTEST_BEGINNING = 5
/** The most terms that one beginning of a sound leads to. */
const MOST_BEGUN = 200

/**
 * Returns the terms of words that sound like a typed one or one of its forms, nearest in letters first; of words that
 * begin with its sound when there are none. A typed `ñ` finds only `ñ`.
 */
export async function soundSources(
  db: Db,
  collection: SearchedName,
  typed: string,
): Promise<{ readonly near: SimilarSource[]; readonly all: SimilarSource[] }> {
  if (!isSpeakable(typed)) return { near: [], all: [] }
  const written = typed.length < 4 ? numbersOf(typed) : [typed, ...forms(typed)]
  const sounds = [...new Set(written.filter((form) => form.length > 2).flatMap(soundsOf))]
  const heard = async (some: readonly string[]) =>
    heardIn(
      db,
      typed,
      some.flatMap((sound) => [within(soundTerm(collection, sound)), exactly(collection, sound)]),
    )
  const asWritten = await heard(sounds)
  const whole = asWritten.length > 0 ? asWritten : await heard(sounds.flatMap(withDoubledL))
  const beginnings = soundsOf(typed).filter((sound) => sound.length >= SHORTEST_BEGINNING)
  if (whole.length > 0 || beginnings.length === 0) return nearest(typed, whole)
  const begun = beginnings.map((sound): Range => within(soundTerm(collection, sound).trimEnd()))
  const plain = beginnings.map((sound): Range => termsBeginning(collection, sound))
  return nearest(typed, await heardIn(db, typed, [...begun, ...plain], MOST_BEGUN))
}

/** Returns the sounds of a word in which one `l` should have been two. */
const withDoubledL = (sound: string): string[] =>
  [...sound].flatMap((letter, at) =>
    letter === 'l' && at > 0 ? [`${sound.slice(0, at)}y${sound.slice(at + 1)}`] : [],
  )

const within = (from: string): Range => [from, from + LAST]

async function heardIn(
  db: Db,
  typed: string,
  ranges: readonly Range[],
  most?: number,
): Promise<SimilarSource[]> {
  const found = new Map<string, SimilarSource>()
  for (const { term, n } of await termsIn(db, ranges, most)) {
    const { word, tier, own } = term[1] === '!' ? readSoundTerm(term) : readTerm(term)
    const enye = word.includes('ñ') && !typed.includes('ñ')
    found.set(own, { term: own, n, tier, enye, begins: false, word })
  }
  return [...found.values()]
}

function nearest(
  typed: string,
  all: readonly SimilarSource[],
): { near: SimilarSource[]; all: SimilarSource[] } {
  const far = new Map(all.map(({ word }) => [word, farness(typed, word)]))
  const least = Math.min(...far.values())
  return { near: all.filter(({ word }) => far.get(word) === least), all: [...all] }
}

/** The letters by which a word, or its beginning of the same length, differs from a typed one. */
function farness(typed: string, word: string): number {
  const written = typed.includes('ñ') ? word : withoutTilde(word)
  const forms = [written, ...numbersOf(written), written.slice(0, typed.length)]
  return Math.min(...forms.map((form) => distance(typed, form)))
}
