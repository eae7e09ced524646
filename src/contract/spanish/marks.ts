import type { SimilarWords } from '../similarWords.ts'
import { beginsWith, expandQuery, matchGiven, matchWord, type Synonyms } from './matching.ts'
import { foldWord, joinedWordsOf, type Word, wordsOf } from './spanish.ts'

/** The marks in the results of a search. */

/** A searched text. */
export interface Query {
  readonly text: string
  /** Whether nothing matches the text as typed. */
  readonly similar: boolean
  /** What the search said of similar results. */
  readonly words?: SimilarWords | undefined
}

/** Returns the parts of a text that a query matches: ranges [start, end) in UTF-16 units, in order, not overlapping. */
export function markRanges(text: string, query: Query, synonyms: Synonyms = []): [number, number][] {
  const readings = expandQuery(query.text, synonyms)
  const typed = new Set(readings.flatMap(({ wanted, given }) => wanted.filter((word) => !given.has(word))))
  const given = new Set(readings.flatMap((reading) => [...reading.given]))
  const similar = new Set(query.words?.palabras)
  const found = [...wordsOf(text), ...joinedWordsOf(text)].flatMap((word) => {
    const length = similar.has(word.word) ? word.word.length : lengthFound(word.word, [...typed], [...given])
    return length > 0 ? [[word.start, endOfBeginning(text, word, length)] as [number, number]] : []
  })
  return united(found.sort(([a], [b]) => a - b))
}

/**
 * Returns the matched length of a written word: its typed beginning, or all of it when another form of it was typed.
 */
function lengthFound(written: string, typed: readonly string[], given: readonly string[]): number {
  const matching = [
    ...typed.filter((one) => matchWord(one, written)),
    ...given.filter((one) => matchGiven(one, written)),
  ]
  if (matching.some((one) => !beginsWith(written, one))) return written.length
  return Math.max(0, ...matching.map((one) => one.length))
}

/** Returns where the first `length` units of a folded word end in its original text, accents included. */
function endOfBeginning(text: string, { word, start, end }: Word, length: number): number {
  if (length === word.length) return end
  for (let at = start + 1; at < end; at++)
    if (
      !/^[\p{M}\uDC00-\uDFFF]/u.test(text.slice(at, end)) &&
      foldWord(text.slice(start, at)).length >= length
    )
      return at
  return end
}

function united(ranges: readonly [number, number][]): [number, number][] {
  const found: [number, number][] = []
  for (const [start, end] of ranges) {
    const last = found.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else found.push([start, end])
  }
  return found
}
