import { type Exception, exceptionsSchema } from '../values/exceptions.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** Days with other hours, by date. */
export const exceptions = (
  label: string,
  options: Pick<Field, 'group' | 'help'> = {},
): Field<readonly Exception[]> & { readonly kind: 'exceptions' } => ({
  kind: 'exceptions',
  label,
  required: false,
  initial: [],
  ...options,
  schema: exceptionsSchema(),
})

export const exceptionsTraits = {
  composite: true,
  note: { description: 'Uno por fecha; sin intervalos, ese día está cerrado.' },
} as const satisfies Traits
