/**
 * The key under which Spanish text is compared and sorted: lower case, without accents, spaces collapsed, `ñ` a letter
 * of its own after `n` (written `n~`, so that plain byte order is the Spanish order).
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
