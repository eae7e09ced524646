import type { StoredKind } from './stored.ts'

/** The column holds cents. */
export const storedMoney: StoredKind = {
  toColumn: (value) => (typeof value === 'number' ? Math.round(value * 100) : value),
  fromColumn: (value) => (typeof value === 'number' ? value / 100 : value),
}
