import { optionalIntegerSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** A reference to a record of the collection `to`; null when there is none. */
export const ref = <
  const N extends string,
  const O extends Pick<Field, 'shownAs' | 'placeholder' | 'none' | 'group'>,
>(
  label: string,
  to: N,
  options: O,
): Field<number | null> & { readonly to: N } & O => ({
  kind: 'ref',
  label,
  required: false,
  initial: null,
  to,
  ...options,
  schema: optionalIntegerSchema(1, Number.MAX_SAFE_INTEGER),
})

export const refTraits: Traits = { number: true, filterable: true }
