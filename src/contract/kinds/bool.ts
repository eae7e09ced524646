import { boolSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** A yes or no. */
export const bool = (
  label: string,
  initial: boolean,
  states?: readonly [yes: string, no: string],
  help?: string,
): Field<boolean> => ({
  kind: 'bool',
  label,
  states,
  help,
  required: false,
  initial,
  schema: boolSchema(),
})

export const boolTraits: Traits = { filterable: true }
