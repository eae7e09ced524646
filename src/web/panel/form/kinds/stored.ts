import { isObject } from '../../../../contract/values/readers.ts'

/** Returns the objects of a stored list; none for what is no list. */
export const objectsIn = (stored: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(stored) ? stored.filter(isObject) : []

/** Returns the texts of a stored list. */
export const textsIn = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
