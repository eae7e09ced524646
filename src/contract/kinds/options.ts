import { optionsSchema } from '../values/options.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** The texts of a list that others choose from, each once. */
export const options = (
  label: string,
  { most, ...others }: Pick<Field, 'group' | 'help' | 'when'> & { most: number },
): Field<readonly string[]> & { readonly kind: 'options' } => ({
  kind: 'options',
  label,
  required: false,
  initial: [],
  most,
  ...others,
  schema: optionsSchema(most),
})

export const optionsTraits = { composite: true } as const satisfies Traits
