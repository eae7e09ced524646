const numbers = new Intl.NumberFormat('es-MX')

/** `1 sucursal`, `1,234 sucursales`. */
export const count = (amount: number, one: string, many: string): string =>
  `${numbers.format(amount)} ${amount === 1 ? one : many}`
