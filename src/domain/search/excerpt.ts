import { words } from '../../contract/spanish.ts'
import { termsOf, type Wanted } from './terms.ts'

const LENGTH = 160

/** About 160 characters of a text around the first word that was looked for, with … where something is left out. */
export function excerpt(text: string, wanted: readonly Wanted[]): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  const at = firstMatch(flat, wanted)
  const from = boundary(flat, Math.max(0, at - LENGTH / 3))
  const to = Math.min(flat.length, from + LENGTH)
  const end = to < flat.length ? Math.max(flat.lastIndexOf(' ', to), from + LENGTH / 2) : to
  return `${from > 0 ? '…' : ''}${flat.slice(from, end).trim()}${end < flat.length ? '…' : ''}`
}

/** The beginning of the word at or after a place. */
function boundary(text: string, at: number): number {
  return at === 0 ? 0 : text.indexOf(' ', at) + 1
}

function firstMatch(text: string, wanted: readonly Wanted[]): number {
  for (const word of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) if (isWanted(word[0], wanted)) return word.index
  return 0
}

function isWanted(word: string, wanted: readonly Wanted[]): boolean {
  const plain = termsOf(word).map((term) => term.plain)
  const [written = ''] = words(word)
  return wanted.some(
    ({ ranges, strict, typed }) =>
      (!strict || written.startsWith(typed)) &&
      ranges.some(({ from, to }) => plain.some((one) => (from === to ? one === from : one.startsWith(from)))),
  )
}
