import { formatCount } from '../../contract/numbers.ts'

/** `1 sucursal`, `1,234 sucursales`. */
export const count = (amount: number, one: string, many: string): string =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`
