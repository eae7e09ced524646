/** Characters that combine with no others: a person counts as many of them as the text has code units. */
const PLAIN = /^[\u0020-\u02ff\u2010-\u2027]*$/

/** Returns the first 100 characters, as a person counts them, with … when the text was longer. */
export function shorten(text: string, length = 100): string {
  const end = PLAIN.test(text.slice(0, length + 1)) ? length : endOf(text, length)
  return text.length > end ? `${text.slice(0, end).trimEnd()}…` : text
}

/** Where the first `length` characters end. A segmenter takes a phone some 40 ms, so only few texts use one. */
function endOf(text: string, length: number): number {
  let count = 0
  for (const { index } of new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)) {
    if (count === length) return index
    count++
  }
  return text.length
}
