const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** The first 100 characters, as a person counts them, and … when something was cut. */
export function excerpt(text: string, length = 100): string {
  let end = 0
  let count = 0
  for (const { index, segment } of segmenter.segment(text)) {
    if (count === length) return `${text.slice(0, index).trimEnd()}…`
    end = index + segment.length
    count++
  }
  return text.slice(0, end)
}
