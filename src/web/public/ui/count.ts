import { MOST_OF_ONE_SEARCH } from '../../../contract/spanish/searchText.ts'
import { formatCount } from '../../../contract/values/numbers.ts'

/** `1 sucursal`, `1,234 sucursales`. */
export const count = (amount: number, one: string, many: string): string =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`

/** The same for search results, which may be the best of more. */
export const countFound = (amount: number, one: string, many: string): string =>
  count(amount, one, many) + (amount === MOST_OF_ONE_SEARCH ? ' o más' : '')
