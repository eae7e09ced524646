import { z } from 'zod'
import { fold } from '../spanish/spanish.ts'
import { dayNames } from '../texts/hours.ts'
import { hoursRefusals as t } from '../texts/values.ts'
import { type Day, days, type Hours, type Interval, MINUTES_OF_DAY } from './hours.ts'
import { readDay } from './readDay.ts'
import { isNothing, isObject, type Refuse, readerSchema } from './readers.ts'

/** Opening hours as requests send them: each day as intervals of minutes or as text. */

const MAX_INTERVALS = 24
const LATEST_END = 2 * MINUTES_OF_DAY

/** The form of a day's intervals, for schemas of exceptions too. */
export const intervalsShape: z.ZodType<Interval[]> = z
  .array(
    z.tuple([
      z
        .int()
        .min(0)
        .max(MINUTES_OF_DAY - 1),
      z.int().min(1).max(LATEST_END),
    ]),
  )
  .max(MAX_INTERVALS)

/**
 * The hours of a week, or null. The value has all seven days, closed ones empty; `{}` is always closed. Names of days
 * may have accents. What is wrong with a day is reported at its name, hours that run into the next day's at both.
 */
export const hoursSchema = (): z.ZodType<Hours | null> => readerSchema(readHours, weekShape.nullable())

/**
 * Reads the intervals of one day, sorted, and merges those that touch. Refuses with `refuse` what is unreadable or
 * overlaps, and returns undefined then. Nothing, or no interval, is closed.
 */
export function readIntervals(value: unknown, refuse: (message: string) => void): Interval[] | undefined {
  const read = typeof value === 'string' ? readDay(value) : (value ?? [])
  const wrong = read === null ? t.unreadable : problemOf(read)
  if (wrong !== undefined) return void refuse(wrong)
  const merged: [number, number][] = []
  for (const [from, to] of sortedPairs(read)) {
    const last = merged.at(-1)
    if (last && from < last[1]) return void refuse(t.overlap)
    if (last && from === last[1]) last[1] = to
    else merged.push([from, to])
  }
  return merged
}

const weekShape = z.object({
  lunes: intervalsShape,
  martes: intervalsShape,
  miercoles: intervalsShape,
  jueves: intervalsShape,
  viernes: intervalsShape,
  sabado: intervalsShape,
  domingo: intervalsShape,
})

function readHours(value: unknown, refuse: Refuse): Hours | null {
  if (isNothing(value)) return null
  if (!isObject(value)) {
    refuse(t.notHours)
    return null
  }
  const sent = sentDays(value, refuse)
  const read = (day: Day) => readIntervals(sent.get(day), (message) => refuse(message, day)) ?? []
  const hours: Hours = {
    lunes: read('lunes'),
    martes: read('martes'),
    miercoles: read('miercoles'),
    jueves: read('jueves'),
    viernes: read('viernes'),
    sabado: read('sabado'),
    domingo: read('domingo'),
  }
  for (const [at, day] of days.entries()) {
    const next = days[(at + 1) % days.length] ?? day
    const end = hours[day].at(-1)?.[1] ?? 0
    const start = hours[next][0]?.[0] ?? Number.POSITIVE_INFINITY
    if (end - MINUTES_OF_DAY <= start) continue
    refuse(t.intoNext(dayNames[next]), day)
    refuse(t.intoThis(dayNames[day]), next)
  }
  return hours
}

/** The values by day. Refuses the first name that is no day, and days that are there twice. */
function sentDays(value: Readonly<Record<string, unknown>>, refuse: Refuse): Map<Day, unknown> {
  const sent = new Map<Day, unknown>()
  for (const [name, of] of Object.entries(value)) {
    const day = dayNamed(name)
    if (!day) {
      refuse(t.notDay(name.slice(0, LONGEST_NAME)))
      break
    }
    if (sent.has(day)) refuse(t.repeatedDay(dayNames[day]), day)
    sent.set(day, of)
  }
  return sent
}

const LONGEST_NAME = 30

function dayNamed(name: string): Day | undefined {
  const folded = name.length > LONGEST_NAME ? '' : fold(name)
  return days.find((day) => day === folded)
}

/** What is wrong with the form of a day's intervals. */
function problemOf(value: unknown): string | undefined {
  if (!Array.isArray(value)) return t.notIntervals
  if (value.length > MAX_INTERVALS) return t.tooMany(MAX_INTERVALS)
  for (const pair of value) {
    if (!isPair(pair)) return t.notIntervals
    const [from, to] = pair
    if (from < 0 || from >= MINUTES_OF_DAY) return t.beginsLate
    if (to > LATEST_END) return t.endsLate
    if (to <= from) return t.backwards
  }
  return
}

const isPair = (value: unknown): value is Interval =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)

const sortedPairs = (value: unknown): Interval[] =>
  Array.isArray(value) ? value.filter(isPair).sort(([one], [other]) => one - other) : []
