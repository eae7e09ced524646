import { expect, it } from 'vitest'
import { formatCount, formatPrice } from './numbers.ts'

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 99_999_999])(
  '%d is counted as Mexico does',
  (amount) => {
    expect(formatCount(amount)).toBe(amount.toLocaleString('es-MX'))
  },
)

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

it.each([0, 0.01, 0.1, 9.9, 45, 999.99, 1000, 1234.5, 12_345.67, 1_000_000, 99_999_999.99])(
  'a price of %d is written as Mexico does',
  (price) => {
    expect(formatPrice(price)).toBe(pesos.format(price))
  },
)
