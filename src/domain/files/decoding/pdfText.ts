import { withoutHeaps } from '../../../contract/spanish/spanish.ts'

/**
 * What PDFium reads from a page, made fit to search and to show: one line, NFC (so 'ñ' is one character), ligatures
 * spelt out, words divided at a line's end joined, nothing invisible (PostgreSQL refuses NUL) and no half characters.
 */
export function cleanText(raw: string): string {
  return withoutHeaps(raw)
    .replaceAll('\u0002', SOFT_HYPHEN) // PDFium's marks for a hyphen that ends a line
    .replaceAll('\uFFFE', SOFT_HYPHEN)
    .replace(DIVISION, '')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(LIGATURE, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .trim()
}

const SOFT_HYPHEN = '\u00AD'
const DIVISION = /\u00AD\s*/g
const INVISIBLE = /[[\p{Cc}\p{Cf}\p{Cn}\p{Cs}]--\s]/gv

// Only these: the whole of NFKC would also make 'n.º' into 'n.o' and '½' into '1⁄2'.
const LIGATURE = /[\uFB00-\uFB06]/g
