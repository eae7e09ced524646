/** The words beside a change that stay readable, spaces included. */
const KEPT = 24
/** To hide fewer would save no room. */
const FEWEST_HIDDEN = 30

/**
 * Returns what stays of words that did not change, beside the changes before and after them; null when they are few
 * enough to stay whole.
 */
export function shortened<T>(
  words: readonly T[],
  { first, last }: { readonly first: boolean; readonly last: boolean },
): { readonly head: readonly T[]; readonly tail: readonly T[] } | null {
  const head = words.slice(0, first ? 0 : KEPT)
  const tail = last ? [] : words.slice(-KEPT)
  return words.length - head.length - tail.length < FEWEST_HIDDEN ? null : { head, tail }
}
