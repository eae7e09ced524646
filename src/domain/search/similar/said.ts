import type { SimilarWords } from '../../../contract/similarWords.ts'
import { wordsOf } from '../../../contract/spanish/spanish.ts'
import type { Try } from './tries.ts'

/** What is said of similar results, in the words of the results themselves. */

/** The most words that stand for a typed one, and that are highlighted. */
const MOST_INSTEAD = 3
const MOST_MARKED = 30
/** The part of a text, and of all texts, that is looked through for the words. */
const LONGEST_TEXT = 2000
const LONGEST = 60_000

/** Returns what is said of some results. */
export function saidOf(
  { instead, missing }: Pick<Try, 'instead' | 'missing'>,
  results: readonly unknown[],
): SimilarWords {
  const wanted = new Set(instead.flatMap(({ words }) => [...words]))
  const written = wanted.size > 0 ? writtenIn(results, wanted) : new Map<string, string>()
  const places = new Map<string, Set<string>>()
  for (const { typed, words } of instead) {
    const de = typed.join(' ')
    const shown = places.get(de) ?? new Set()
    for (const [word, text] of written) if (words.has(word) && !typed.includes(word)) shown.add(text)
    places.set(de, shown)
  }
  return {
    en_lugar: [...places].flatMap(([de, a]) =>
      a.size > 0 ? [{ de, a: [...a].slice(0, MOST_INSTEAD) }] : [],
    ),
    falta: missing,
    palabras: [...written.keys()].slice(0, MOST_MARKED),
  }
}

/** Returns those of the folded words that the results have, as they are written there, in the order of the results. */
function writtenIn(results: readonly unknown[], wanted: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>()
  let read = 0
  for (const text of textsIn(results)) {
    if (read > LONGEST || found.size >= MOST_MARKED) break
    const part = text.slice(0, LONGEST_TEXT)
    read += part.length
    for (const { word, start, end } of wordsOf(part))
      if (wanted.has(word) && !found.has(word)) found.set(word, part.slice(start, end).toLowerCase())
  }
  return found
}

/** Yields the texts of records, those of the records that they refer to among them. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part)
}
