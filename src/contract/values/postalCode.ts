import type { z } from 'zod'
import { placeRefusals } from '../texts/values.ts'
import { optionalTextSchema } from './schemas.ts'

const DIGITS = 5

/** A Mexican postal code, five digits as text, or null. A number has lost its zero: 6000 is refused, not completed. */
export const postalCodeSchema = (): z.ZodType<string | null> =>
  optionalTextSchema(DIGITS, { test: (text) => /^\d{5}$/.test(text), message: placeRefusals.notPostalCode })
