import { z } from 'zod'
import { validation } from '../texts/server.ts'
import { textOrNull } from '../values/schemas.ts'
import { isLocal } from '../values/zone.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

const MAX = 40
/** The date and time, seconds with their fraction, and the offset. */
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)?$/i
/** Years far from these are slips of the finger, and time zones would move them out of four digits. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 9000]

/**
 * A moment, or null. The value is ISO 8601 in UTC. A text without offset is a local time, which the server reads in the
 * organisation's zone (domain/records/kinds/momento.ts).
 */
export const momento = (label: string, options: Pick<Field, 'help'> = {}): Field<string | null> => ({
  kind: 'momento',
  label,
  required: false,
  initial: null,
  onlyChanged: true,
  ...options,
  schema: z.preprocess(
    (value) => {
      const text = textOrNull(value, MAX)
      return typeof text === 'string' ? (readMoment(text) ?? text) : text
    },
    z
      .string(validation.notMoment)
      .refine((text) => readMoment(text) !== null, validation.notMoment)
      .nullable(),
  ),
})

export const momentoTraits: Traits = {
  note: {
    format: 'date-time',
    description:
      'En UTC. Al guardar se acepta cualquier desfase (`2026-12-24T18:30:00-06:00`); sin él (`2026-12-24T18:30`) es la hora de la zona de la organización.',
  },
}

/** Returns a moment in UTC, or a local time with its seconds; null for a text that is neither. */
function readMoment(text: string): string | null {
  const [, minutes = '', seconds = ':00', fraction = '', offset = ''] =
    (text.length <= MAX && MOMENT.exec(text)) || []
  const year = Number(minutes.slice(0, 4))
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  const local = `${minutes}${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`
  const shown = Date.parse(`${local}Z`)
  // The 30th of February would be read as a day of March.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(`${minutes}${seconds}`)) return null
  if (isLocal(text)) return local
  const at = Date.parse(local + offset.toUpperCase())
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
