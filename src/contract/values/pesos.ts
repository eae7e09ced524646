/** Amounts as Mexico writes them: thousands set apart by commas or spaces, a point before the cents. */

/** The greatest price fits several times. */
const LONGEST = 40

const AMOUNT =
  /^([+-]?)(?:mx ?)?(?:\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*)(\.\d*)?(?: ?(?:mxn|pesos))?$/i

/**
 * The number that a written amount means (`1,250.50`, `$100`, `1 250`), null for an empty one. What is not written so, such as
 * `12,50`, stays the text it is: one does not guess at a price.
 */
export function pesosIn(text: string): number | string | null {
  if (text.length > LONGEST * 2) return text
  const written = text.trim().replace(/\s/g, ' ')
  if (written === '') return null
  const [, sign, whole = '', cents = ''] = (written.length <= LONGEST && AMOUNT.exec(written)) || []
  if (!/\d/.test(whole + cents)) return text
  return Number(`${sign}${whole.replace(/[, ]/g, '')}${cents}`)
}
