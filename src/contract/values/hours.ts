import { dayNames, hoursTexts as t } from '../texts/hours.ts'

/** Opening hours: their form, and how they are written. Without zod, because pages of the site load this. */

export const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const
export type Day = (typeof days)[number]

/** Minutes from local midnight, without the last. It begins on its day and may end on the next, up to 48:00. */
export type Interval = readonly [from: number, to: number]

/** What begins on each day, in order. A closed day has none. Intervals that touch across midnight stay apart. */
export type Hours = Readonly<Record<Day, readonly Interval[]>>

export const MINUTES_OF_DAY = 24 * 60

/** Writes a day's intervals so that `readDay` reads the same: `9:00–14:00, 16:00–19:00`, `Cerrado`, `24 horas`. */
export function dayText(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return t.closed
  if (isAllDay(intervals)) return t.allDay
  return intervals.map(intervalText).join(', ')
}

/** Writes a week, equal days together: `Lunes a viernes: 9:00–18:00; sábado y domingo: cerrado`. */
export function weekText(hours: Hours): string {
  const groups: { first: Day; last: Day; count: number; says: string }[] = []
  for (const day of days) {
    const says = dayText(hours[day]).toLowerCase()
    const group = groups.at(-1)
    if (group?.says === says) {
      group.last = day
      group.count++
    } else groups.push({ first: day, last: day, count: 1, says })
  }
  const text = groups.map(({ first, last, count, says }) => {
    const to = count === 1 ? '' : ` ${count === 2 ? 'y' : 'a'} ${dayNames[last]}`
    return `${count === days.length ? t.everyDay : dayNames[first] + to}: ${says}`
  })
  return capital(text.join('; '))
}

/** Writes a minute of a day as clocks show it: `9:00`, `0:30`. Midnight at the end of a day is `24:00`. */
export function timeText(minute: number): string {
  const shown = minute > MINUTES_OF_DAY ? minute - MINUTES_OF_DAY : minute
  return `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`
}

const isAllDay = ([first, ...others]: readonly Interval[]): boolean =>
  others.length === 0 && first?.[0] === 0 && first[1] === MINUTES_OF_DAY

/** From these times on, it is plain from the clock alone that the other one is the night's, or the next morning's. */
const [AFTERNOON, NOON] = [13 * 60, 12 * 60]

function intervalText([from, to]: Interval): string {
  const isPlain = to <= MINUTES_OF_DAY || (from >= AFTERNOON && to < MINUTES_OF_DAY + NOON)
  return `${timeText(from)}–${timeText(to)}${isPlain ? '' : ` ${t.nextDay}`}`
}

/** Writes a text with a capital letter first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
