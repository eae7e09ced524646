/** Numbers as Mexico writes them. Without `Intl`, whose first formatter costs a telephone as much as a page's scripts. */

/** Formats a whole number with separated thousands: `1,234`. */
export const formatCount = (amount: number): string => setApart(amount.toFixed(0))

/** Formats pesos, stored with at most two decimals: `$1,234.50`. */
export const formatPrice = (pesos: number): string => `$${setApart(pesos.toFixed(2))}`

/** Separates the whole digits in threes from the right; what follows a point stays. */
function setApart(digits: string): string {
  const [whole = '', ...decimals] = digits.split('.')
  const first = whole.length % 3 || 3
  const threes = [whole.slice(0, first)]
  for (let at = first; at < whole.length; at += 3) threes.push(whole.slice(at, at + 3))
  return [threes.join(','), ...decimals].join('.')
}

/** Formats any number with the decimals that it has: `1,234.5`. Very large and very small ones keep their exponent. */
export function formatNumber(amount: number): string {
  const digits = String(Math.abs(amount))
  return (amount < 0 ? '-' : '') + (digits.includes('e') ? digits : setApart(digits))
}
