/** Numbers as Mexico writes them. Without `Intl`, whose first formatter costs a telephone as much as a page's scripts. */

/** A whole number with its thousands set apart: `1,234`. */
export const formatCount = (amount: number): string => setApart(amount.toFixed(0))

/** Pesos, of at most two decimals as they are kept: `$1,234.50`. */
export const formatPrice = (pesos: number): string => `$${setApart(pesos.toFixed(2))}`

const setApart = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
