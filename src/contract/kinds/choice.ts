import { z } from 'zod'
import { validation } from '../texts/server.ts'
import { missingOr, textSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

type Choices<T extends string> = readonly (readonly [T, string])[]
type Options = Pick<Field, 'group' | 'help' | 'placeholder'>

/** One of a few values, which a person chooses by its label. */
export const choice = <const T extends string>(
  label: string,
  choices: Choices<T>,
  options: Options = {},
): Field<T> & { readonly kind: 'choice' } => ({
  ...shared(label, choices, options),
  required: true,
  schema: textSchema(
    MAX,
    z.enum(
      choices.map(([value]) => value),
      { error: missingOr(validation.notRef) },
    ),
  ),
})

/** The same, or null. `schema` reads what may stand for the values besides themselves. */
export const optionalChoice = <const T extends string>(
  label: string,
  choices: Choices<T>,
  schema: z.ZodType<T | null>,
  options: Options = {},
): Field<T | null> & { readonly kind: 'choice' } => ({
  ...shared(label, choices, options),
  required: false,
  initial: null,
  schema,
})

const MAX = 255

const shared = <T extends string>(label: string, choices: Choices<T>, options: Options) => ({
  kind: 'choice' as const,
  label,
  choices,
  valueLabels: Object.fromEntries(choices),
  ...options,
})

export const choiceTraits: Traits = {}
