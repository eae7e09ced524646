import { z } from 'zod'
import { optionalTextSchema, requiredNameSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'

export type TextOptions = Partial<
  Pick<Field, 'keyed' | 'unique' | 'searched' | 'help' | 'original' | 'group' | 'when'>
>

/** A required name or title of 1 (or `min`) to `max` characters. */
export const text = (
  label: string,
  max: number,
  options: TextOptions & { min?: number } = {},
): Field<string> => ({
  kind: 'text',
  label,
  max,
  required: true,
  searched: true,
  schema: requiredNameSchema(max, options.min),
  ...options,
})

/** Text that may be empty (null). */
export const optionalText = (
  label: string,
  max: number,
  options: TextOptions = {},
): Field<string | null> => ({
  kind: 'text',
  label,
  max,
  required: false,
  initial: null,
  searched: true,
  schema: optionalTextSchema(max),
  ...options,
})

/** One of a few values, each with its label in lists. The product sets the value; a new record has the first. */
export const state = <const T extends string>(
  label: string,
  says: readonly [readonly [T, string], ...(readonly [T, string])[]],
  good: NoInfer<T>,
): Field<T> => ({
  kind: 'text',
  label,
  valueLabels: Object.fromEntries(says),
  good,
  required: false,
  initial: says[0][0],
  schema: z.enum(says.map(([one]) => one)),
})
