import { withoutHeaps } from '../../../contract/spanish/spanish.ts'

/**
 * Prepares PDFium's text of a page for search and display: one line, NFC (so 'ñ' is one character), ligatures spelt
 * out, words divided at a line's end joined, nothing invisible (PostgreSQL refuses NUL), no half surrogate pairs.
 */
export function cleanText(raw: string): string {
  return withoutHeaps(raw)
    .replaceAll('\u0002', SOFT_HYPHEN) // PDFium's mark for a hyphen that ends a line
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

// Only these. NFKC as a whole would also turn 'n.º' into 'n.o' and '½' into '1⁄2'.
const LIGATURE = /[\uFB00-\uFB06]/g
