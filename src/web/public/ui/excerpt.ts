/** What no sign beside it changes: a person counts as many letters as the text has code units. */
const PLAIN = /^[\u0020-\u02ff\u2010-\u2027]*$/

/** The first 100 characters, as a person counts them, and … when something was cut. */
export function shorten(text: string, length = 100): string {
  const end = PLAIN.test(text.slice(0, length + 1)) ? length : endOf(text, length)
  return text.length > end ? `${text.slice(0, end).trimEnd()}…` : text
}

/** Where the first `length` characters end. A segmenter costs a telephone some 40 ms, so only few texts ask for one. */
function endOf(text: string, length: number): number {
  let count = 0
  for (const { index } of new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)) {
    if (count === length) return index
    count++
  }
  return text.length
}
