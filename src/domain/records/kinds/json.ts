import type { StoredKind } from './stored.ts'

/** Lists and objects as JSON in one column. */

/** An empty list is null. */
export const storedList = {
  toColumn: (value) => (Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : null),
  fromColumn: (text) => (typeof text === 'string' ? JSON.parse(text) : []),
} satisfies StoredKind

export const storedObject = {
  toColumn: (value) => (value === null ? null : JSON.stringify(value)),
  fromColumn: (text) => (typeof text === 'string' ? JSON.parse(text) : null),
} satisfies StoredKind
