import { z } from 'zod'
import { dateRefusals, exceptionRefusals as t } from '../texts/values.ts'
import { readDate } from './dateSchema.ts'
import type { Interval } from './hours.ts'
import { intervalsShape, readIntervals } from './hoursSchema.ts'
import { isNothing, isObject, type Refuse, readerSchema } from './readers.ts'
import { optionalTextSchema } from './schemas.ts'

/** Days with other hours than their weekday. */
export interface Exception {
  /** `YYYY-MM-DD`, in the branch's zone. */
  readonly fecha: string
  /** What begins on that day; none is closed. */
  readonly intervalos: readonly Interval[]
  readonly nota: string | null
}

const MAX = 399
const MAX_NOTE = 255

/**
 * Exceptions by date, one a date; nothing is an empty list. The intervals may be text, as for a day of the week. What is
 * wrong is reported at its place in the request.
 */
export const exceptionsSchema = (): z.ZodType<Exception[]> =>
  readerSchema(readExceptions, z.array(shape).max(MAX))

const note = optionalTextSchema(MAX_NOTE)

const shape: z.ZodType<Exception> = z.object({
  fecha: z.string().meta({ format: 'date' }),
  intervalos: intervalsShape,
  nota: z.string().meta({ maxLength: MAX_NOTE }).nullable(),
})

function readExceptions(value: unknown, refuse: Refuse): Exception[] {
  if (isNothing(value)) return []
  if (!Array.isArray(value)) refuse(t.notList)
  else if (value.length > MAX) refuse(t.tooMany(MAX))
  else {
    const dates = new Map<string, Exception>()
    for (const [at, one] of value.entries()) {
      const exception = readException(one, (message) => refuse(message, at))
      if (exception && dates.has(exception.fecha)) refuse(t.repeated(exception.fecha), at)
      else if (exception) dates.set(exception.fecha, exception)
    }
    return [...dates.values()].sort((one, other) => (one.fecha < other.fecha ? -1 : 1))
  }
  return []
}

function readException(value: unknown, refuse: (message: string) => void): Exception | undefined {
  if (!isObject(value)) return void refuse(t.notOne)
  const fecha = readDate(value.fecha)
  const intervalos = readIntervals(value.intervalos, refuse)
  const nota = note.safeParse(value.nota)
  if (!fecha) refuse(dateRefusals.notDate)
  if (!nota.success) refuse(t.note(MAX_NOTE))
  return fecha && intervalos && nota.success ? { fecha, intervalos, nota: nota.data } : undefined
}
