/** `1 sucursal`, `1,234 sucursales`. */
export const count = (amount: number, one: string, many: string): string =>
  `${amount < 1000 ? amount : amount.toLocaleString('es-MX')} ${amount === 1 ? one : many}`
