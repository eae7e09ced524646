import type { StoredKind } from './stored.ts'

/** The column holds 1 or 0, because SQLite has no booleans. */
export const storedBool: StoredKind = {
  toColumn: (value) => (typeof value === 'boolean' ? Number(value) : value),
  fromColumn: (value) => value === 1,
}
