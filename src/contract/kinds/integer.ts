import { integerOrSchema, integerSchema, optionalIntegerSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

const MAX = 2_147_483_647

/** A count that the product maintains; nobody types it. */
export const counter = (label: string): Field<number> => ({
  kind: 'integer',
  label,
  required: false,
  initial: 0,
  min: 0,
  counted: true,
  schema: integerSchema(0, MAX),
})

export const optionalInteger = (label: string): Field<number | null> => ({
  kind: 'integer',
  label,
  required: false,
  initial: null,
  min: 0,
  schema: optionalIntegerSchema(0, MAX),
})

/** A record's position in lists, at least `min`. An empty value becomes `initial`. */
export const order = (label: string, initial = 0, min = 0): Field<number> => ({
  kind: 'integer',
  label,
  required: false,
  initial,
  min,
  schema: integerOrSchema(initial, min, MAX),
})

export const integerTraits: Traits = { number: true }
