import type { StoredKind } from './stored.ts'

/** Pesos are cents in their column. */
export const storedMoney: StoredKind = {
  toColumn: (value) => (typeof value === 'number' ? Math.round(value * 100) : value),
  fromColumn: (value) => (typeof value === 'number' ? value / 100 : value),
}
