import { dateSchema } from '../values/dateSchema.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** A day of the calendar, `2026-12-24`, or null. */
export const date = (label: string, options: Pick<Field, 'group' | 'help'> = {}): Field<string | null> => ({
  kind: 'date',
  label,
  required: false,
  initial: null,
  ...options,
  schema: dateSchema(),
})

export const dateTraits: Traits = {}
