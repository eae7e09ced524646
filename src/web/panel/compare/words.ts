import { type Effort, newEffort, type Stretch, stretchesOf } from './stretches.ts'

/** Two texts word by word. */

/** Returns the stretches of two texts. Their parts together are the texts. */
export const comparedTexts = (old: string, now: string): Stretch<string>[] =>
  comparedWords(wordsOf(old), wordsOf(now), (word) => word, newEffort())

/** Cuts a text into words, spaces, line breaks and single signs. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+|\n|[^\S\n]+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/** Returns the stretches of two sequences of words, without small islands between two changes. */
export function comparedWords<T>(
  old: readonly T[],
  now: readonly T[],
  textOf: (one: T) => string,
  effort: Effort,
): Stretch<T>[] {
  const lengthOf = (words: readonly T[]) => words.reduce((sum, word) => sum + textOf(word).length, 0)
  const sizeOf = (stretch: Stretch<T>) => Math.max(lengthOf(stretch.old), lengthOf(stretch.now))
  const kept: Stretch<T>[] = []
  for (const stretch of stretchesOf(old, now, textOf, effort)) {
    const [before, island] = kept.slice(-2)
    const absorbed =
      !stretch.same && before && island && sizeOf(island) <= Math.min(sizeOf(before), sizeOf(stretch))
    if (absorbed) kept.splice(-2, 2, joined(before, island, stretch))
    else kept.push(stretch)
  }
  return kept
}

/**
 * Words that two sentences have by chance make a comparison hard to read: what is no longer than the changes on both
 * of its sides counts as changed.
 */
const joined = <T>(...parts: readonly Stretch<T>[]): Stretch<T> => ({
  same: false,
  old: parts.flatMap(({ old }) => old),
  now: parts.flatMap(({ now }) => now),
})
