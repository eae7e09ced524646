/** Amounts as Mexico writes them: thousands separated by commas or spaces, a point before the cents. */

/** Several times the length of the greatest price. */
const LONGEST = 40

const AMOUNT =
  /^([+-]?)(?:mx ?)?(?:\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*)(\.\d*)?(?: ?(?:mxn|pesos))?$/i

/**
 * Returns the number of a written amount (`1,250.50`, `$100`, `1 250`), null for an empty one. Returns other forms,
 * such as `12,50`, as the text they are, because a price must not be guessed.
 */
export function pesosIn(text: string): number | string | null {
  if (text.length > LONGEST * 2) return text
  const written = text.trim().replace(/\s/g, ' ')
  if (written === '') return null
  const [, sign, whole = '', cents = ''] = (written.length <= LONGEST && AMOUNT.exec(written)) || []
  if (!/\d/.test(whole + cents)) return text
  return Number(`${sign}${whole.replace(/[, ]/g, '')}${cents}`)
}
