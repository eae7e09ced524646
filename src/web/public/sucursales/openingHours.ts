import { addDays } from '../../../contract/values/dates.ts'
import {
  type Day,
  days,
  type Hours,
  type Interval,
  MINUTES_OF_DAY,
  timeText,
} from '../../../contract/values/hours.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { comingDays } from './listed.ts'

/** Opening hours as schema.org and Google read them. */

export interface OpeningHours {
  readonly '@type': 'OpeningHoursSpecification'
  readonly dayOfWeek?: readonly string[]
  /** `hh:mm`. An end that is not after its beginning is of the next day. */
  readonly opens: string
  readonly closes: string
  readonly validFrom?: string
  readonly validThrough?: string
}

const NAMES: Readonly<Record<Day, string>> = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miercoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sabado: 'Saturday',
  domingo: 'Sunday',
}

const CLOSED = { opens: '00:00', closes: '00:00' }
const ALL_DAY = { opens: '00:00', closes: '23:59' }

type Times = Pick<PublicEmpresa, 'horario' | 'excepciones' | 'cerrado_hasta' | 'updated_at'>

/**
 * Returns the hours of a week, then the special days that are not over, then a closure. A closed day of the week has no
 * entry, a closed special day is 00:00 to 00:00.
 */
export function openingHours({ horario, excepciones, cerrado_hasta, updated_at }: Times): OpeningHours[] {
  const closure = cerrado_hasta === null ? [] : closedUntil(cerrado_hasta, updated_at.slice(0, 10))
  if (!horario) return closure
  const own = comingDays(excepciones).filter(({ fecha }) => cerrado_hasta === null || fecha > cerrado_hasta)
  return [...weekOf(horario), ...own.flatMap(({ fecha, intervalos }) => dayOf(fecha, intervalos)), ...closure]
}

/** The days with equal hours stand together. */
function weekOf(hours: Hours): OpeningHours[] {
  const byTimes = new Map<string, { times: OpenTimes; on: Set<string> }>()
  for (const [at, day] of days.entries())
    for (const { times, next } of hours[day].flatMap(pieces)) {
      const key = `${times.opens} ${times.closes}`
      const known = byTimes.get(key) ?? { times, on: new Set<string>() }
      byTimes.set(key, known)
      known.on.add(NAMES[next ? (days[(at + 1) % days.length] ?? day) : day])
    }
  return [...byTimes.values()].map(({ times, on }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...on].map((name) => `https://schema.org/${name}`),
    ...times,
  }))
}

function dayOf(date: string, intervals: readonly Interval[]): OpeningHours[] {
  if (intervals.length === 0) return [valid(CLOSED, date, date)]
  return intervals.flatMap(pieces).map(({ times, next }) => {
    const day = next ? addDays(date, 1) : date
    return valid(times, day, day)
  })
}

/** It is closed from the day of its last change on, at the latest. */
const closedUntil = (last: string, changed: string): OpeningHours[] =>
  last < changed ? [] : [valid(CLOSED, changed, last)]

const valid = (times: OpenTimes, validFrom: string, validThrough: string): OpeningHours => ({
  '@type': 'OpeningHoursSpecification',
  ...times,
  validFrom,
  validThrough,
})

interface OpenTimes {
  readonly opens: string
  readonly closes: string
}

/** Divides an interval at midnight if it is too long for one entry, whose end would then seem to be of the same day. */
function pieces([from, to]: Interval): { readonly times: OpenTimes; readonly next: boolean }[] {
  if (from === 0 && to === MINUTES_OF_DAY) return [{ times: ALL_DAY, next: false }]
  if (to - from < MINUTES_OF_DAY) return [{ times: { opens: clock(from), closes: clock(to) }, next: false }]
  return [
    ...pieces([from, MINUTES_OF_DAY]),
    ...pieces([0, to - MINUTES_OF_DAY]).map(({ times }) => ({ times, next: true })),
  ]
}

const clock = (minute: number): string => timeText(minute % MINUTES_OF_DAY).padStart(5, '0')
