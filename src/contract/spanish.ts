/** Spanish text, folded for comparison and cut into words. Pure, and safe for any string. */

/**
 * The key under which text is compared and sorted: lower case, without accents, spaces collapsed, `ñ` a letter of its
 * own after `n` (written `n~`, so that plain byte order is the Spanish order).
 */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFD')
    .toLowerCase()
    .replace(/n\u0303/g, 'n~')
    .replace(/\p{M}|[^\P{Cc}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The folded words of a text in their order; every sign separates. `ñ` stands as `n~`. */
export function words(text: string): string[] {
  return fold(text.replaceAll('~', ' ')).match(/[\p{L}\p{N}~]+/gu) ?? []
}

/** Words that signs hold together, joined: `Wi-Fi` gives `wifi`. */
export function joinedWords(text: string): string[] {
  return text
    .split(/\s+/)
    .map((chunk) => words(chunk))
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join(''))
}

const STOP = new Set([
  'a',
  'al',
  'con',
  'de',
  'del',
  'e',
  'el',
  'en',
  'la',
  'las',
  'lo',
  'los',
  'o',
  'para',
  'por',
  'un',
  'una',
  'y',
])

export const isStopWord = (word: string): boolean => STOP.has(word)

/** `ñ` written as `n`: what a typed `n` is compared with. */
export const withoutTilde = (word: string): string => word.replaceAll('~', '')

/**
 * What is common to the plural and gender forms of a folded word of four letters or more (contract.md, section 10):
 * `plomeros` and `plomero` share one, `plomería` has another. Empty for shorter words.
 */
export function stems(word: string): string[] {
  if (withoutTilde(word).length < 4) return []
  const singular = singulars(word)
  return [...new Set(singular.map((one) => one.replace(/(?<=.{3})[aoe]$/, '')))]
}

function singulars(word: string): string[] {
  if (/ces$/.test(word)) return [word.replace(/ces$/, 'z'), word.slice(0, -1)]
  if (/[^aeiou]es$/.test(word)) return [word.slice(0, -2)]
  return /[aeiou]s$/.test(word) ? [word.slice(0, -1)] : [word]
}

/** A text as a person types it: every word, and which of them have to be found. */
export function searchWords(text: string): { all: string[]; wanted: string[] } {
  const all = words(text)
  const last = all.length - 1
  const telling = all.filter((word, place) => place === last || !isStopWord(word))
  return { all, wanted: [...new Set(all.every(isStopWord) ? all : telling)].slice(0, 12) }
}
