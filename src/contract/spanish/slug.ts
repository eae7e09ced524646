/** Returns the readable address of a text (contract.md, section 1): '' when it has no letter or digit. */
export function slugify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<!\p{L})año(s?)(?!\p{L})/gu, 'anio$1')
    .replace(/&/g, ' y ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 200)
    .replace(/^-+|-+$/g, '')
}

/** Whether a text may be a slug. No text is one that PostgreSQL refuses (NUL). */
export const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text)
