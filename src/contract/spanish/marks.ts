import { fuzzyLength } from './fuzzy.ts'
import { beginsWith, expandQuery, matchWord, type Synonyms } from './matching.ts'
import { foldWord, joinedWordsOf, type Word, wordsOf } from './spanish.ts'

/** The marks in the results of a search. */

/** A searched text. */
export interface Query {
  readonly text: string
  /** Whether the matches are fuzzy, because nothing matches the text as typed. */
  readonly similar: boolean
}

/** Returns the parts of a text that a query matches: ranges [start, end) in UTF-16 units, in order, not overlapping. */
export function markRanges(text: string, query: Query, synonyms: Synonyms = []): [number, number][] {
  const typed = new Set(expandQuery(query.text, synonyms).flatMap((reading) => reading.wanted))
  const found = [...wordsOf(text), ...joinedWordsOf(text)].flatMap((word) => {
    const length = lengthFound(word.word, [...typed], query.similar)
    return length > 0 ? [[word.start, endOfBeginning(text, word, length)] as [number, number]] : []
  })
  return united(found.sort(([a], [b]) => a - b))
}

/**
 * Returns the matched length of a written word: its typed beginning, or all of it when another form of it was typed.
 */
function lengthFound(written: string, typed: readonly string[], similar: boolean): number {
  const matching = typed.filter((one) => matchWord(one, written))
  if (matching.some((one) => !beginsWith(written, one))) return written.length
  if (matching.length === 0 && similar) return Math.max(...typed.map((one) => fuzzyLength(one, written)))
  return Math.max(...matching.map((one) => one.length))
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
