import type { StoredKind } from './stored.ts'

/** Yes is 1, no is 0: SQLite has no booleans. */
export const storedBool: StoredKind = {
  toColumn: (value) => (typeof value === 'boolean' ? Number(value) : value),
  fromColumn: (value) => value === 1,
}
