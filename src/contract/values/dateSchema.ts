import { z } from 'zod'
import { dateRefusals } from '../texts/values.ts'
import { isDate } from './dates.ts'
import { textSchema } from './schemas.ts'

const MAX = 10
/** Years far from these are slips of the finger. */
const [FIRST_YEAR, LAST_YEAR] = ['1900', '9000']

/** Returns the date `YYYY-MM-DD` of a value, undefined when it is none. */
export function readDate(value: unknown): string | undefined {
  const parsed = real.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** A date that exists, or null. */
export const dateSchema = (): z.ZodType<string | null> => textSchema(MAX, date.nullable())

const date = z
  .string(dateRefusals.notDate)
  .refine(
    (text) => isDate(text) && text.slice(0, 4) >= FIRST_YEAR && text.slice(0, 4) <= LAST_YEAR,
    dateRefusals.notDate,
  )
  .meta({ format: 'date' })

const real = textSchema(MAX, date)
