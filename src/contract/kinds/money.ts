import { z } from 'zod'
import { validation } from '../texts/server.ts'
import { pesosIn } from '../values/pesos.ts'
import { missingOr } from '../values/schemas.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

const MAX = 99_999_999.99

/** Pesos from 0 to 99 999 999.99 with at most two decimals, sent as a number or as people in Mexico write it. */
export const money = (label: string): Field<number> => ({
  kind: 'money',
  label,
  required: true,
  min: 0,
  max: MAX,
  step: 0.01,
  schema: z.preprocess(
    (value) => (typeof value === 'string' ? pesosIn(value) : value),
    z
      .number({ error: missingOr(validation.notPrice) })
      .min(0, validation.tooSmall(0))
      .max(MAX, validation.tooBig(MAX))
      .refine((pesos) => Number(pesos.toFixed(2)) === pesos, validation.cents),
  ),
})

export const moneyTraits: Traits = {
  number: true,
  note: { description: 'En pesos. Al guardar se entiende también como texto: `1,250.50`, `$100`, `1 250`.' },
}
