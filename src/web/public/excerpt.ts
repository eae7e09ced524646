const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })
/** Each unit of such a text is a character: nearly every text, told without asking Unicode's rules about each. */
const SIMPLE = /^[\u0020-\u02ff]*$/

/** The first 100 characters, as a person counts them, and … when something was cut. */
export function excerpt(text: string, length = 100): string {
  const end = SIMPLE.test(text) ? length : endOf(text, length)
  return end < text.length ? `${text.slice(0, end).trimEnd()}…` : text
}

/** Where the first so many characters end. */
function endOf(text: string, length: number): number {
  let count = 0
  for (const { index } of segmenter.segment(text)) if (count++ === length) return index
  return text.length
}
