/** Made when first needed: it costs a telephone some 10 ms, and most pages show no price. */
let pesos: Intl.NumberFormat | undefined

/** Pesos as Mexico writes them: `$1,234.50`. */
export function formatPrice(price: number): string {
  pesos ??= new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })
  return pesos.format(price)
}
