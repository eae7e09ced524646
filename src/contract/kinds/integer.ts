import { integerOrSchema, integerSchema, optionalIntegerSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

const MAX = 2_147_483_647

/** Whole number that counts something and is never typed by a person. */
export const counter = (label: string): Field<number> => ({
  kind: 'integer',
  label,
  required: false,
  initial: 0,
  min: 0,
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

/** The place in lists; empty is `initial`. An update asks for at least `min`. */
export const order = (label: string, initial = 0, min = 0): Field<number> => ({
  kind: 'integer',
  label,
  required: false,
  initial,
  min,
  schema: integerOrSchema(initial, min, MAX),
})

export const integerTraits: Traits = { number: true }
