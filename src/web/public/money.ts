const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

/** Pesos as Mexico writes them: `$1,234.50`. */
export const formatPrice = (price: number): string => pesos.format(price)
