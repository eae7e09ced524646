import { type Phone, phonesSchema } from '../values/phones.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** Further telephone numbers, each with a name. */
export const phones = (
  label: string,
  options: Pick<Field, 'group' | 'help'> = {},
): Field<readonly Phone[]> & { readonly kind: 'phones' } => ({
  kind: 'phones',
  label,
  required: false,
  initial: [],
  ...options,
  schema: phonesSchema(),
})

export const phonesTraits = { composite: true } as const satisfies Traits
