import { dateOf, dayNumber, weekdayOf } from './dates.ts'
import type { Exception } from './exceptions.ts'
import { holidays } from './holidays.ts'
import { days, type Hours, type Interval, MINUTES_OF_DAY } from './hours.ts'
import { offsetAt } from './offset.ts'

/**
 * Whether a branch is open, by what clocks in its zone show. Without zod, because pages of the site load this.
 *
 * Times of the wall clock are counted in minutes from 1 January 1970, as if each day had 24 hours. An hour that clocks
 * skip never comes, one that they repeat comes twice.
 */

/** When a branch opens, in the form of its public answer. */
export interface OpeningTimes {
  readonly horario: Hours | null
  readonly excepciones: readonly Exception[]
  /** The last day of a closure, `YYYY-MM-DD`. */
  readonly cerrado_hasta: string | null
  /** The zone that counts for the branch, by its IANA name. */
  readonly zona: string
}

export interface OpenState {
  readonly open: boolean
  /** It closes within 30 minutes. */
  readonly soon: boolean
  /** When it closes, or opens next; null when it never closes, or does not open in the weeks to come. */
  readonly change: OpenChange | null
  /** The last day of the closure that goes on. */
  readonly closedUntil: string | null
  /** Today is an official holiday, and the branch does not say what it does then. */
  readonly holiday: boolean
  /** The date in the branch's zone. */
  readonly today: string
}

export interface OpenChange {
  /** Milliseconds, as of `Date`. */
  readonly at: number
  /** The date and the minute that clocks in the branch's zone show then. */
  readonly date: string
  readonly minute: number
}

/**
 * Returns the state of a branch at a moment; null for one without hours, unless it is closed for a time. Null too where
 * the platform does not know the zone, as a telephone of before 2023 does not know Ciudad Juárez.
 */
export function openState(times: OpeningTimes, at: Date): OpenState | null {
  try {
    return stateAt(times, at.getTime())
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Returns the minute that clocks in a zone show at a moment, counted from 1970. Throws RangeError for no zone. */
export const wallMinute = (at: number, zone: string): number => Math.floor((at + offsetAt(at, zone)) / MINUTE)

/** Whether a branch is open at a minute of the wall clock. Without hours it is not. */
export function isOpenAt(times: OpeningTimes, wall: number): boolean {
  return endAfter(times, wall) > wall
}

const MINUTE = 60_000
const SOON = 30 * MINUTE
/** What stays open longer than a week does not close in any way that matters to visitors. */
const LONGEST_OPEN = 8 * MINUTES_OF_DAY
/** How many days ahead it looks for the next opening. */
const LONGEST_CLOSED = 60

function stateAt(times: OpeningTimes, at: number): OpenState | null {
  const wall = wallMinute(at, times.zona)
  const today = dateOf(dayOf(wall))
  const open = isOpenAt(times, wall)
  const { cerrado_hasta } = times
  const closedUntil = !open && cerrado_hasta !== null && today <= cerrado_hasta ? cerrado_hasta : null
  if (!times.horario && !closedUntil) return null
  const change = changeAfter(times, at)
  return {
    open,
    soon: open && change !== null && change.at - at <= SOON,
    change,
    closedUntil,
    holiday:
      !closedUntil &&
      holidays(Number(today.slice(0, 4))).includes(today) &&
      !times.excepciones.some(({ fecha }) => fecha === today),
    today,
  }
}

/** Returns the next moment at which a branch opens or closes. */
function changeAfter(times: OpeningTimes, at: number): OpenChange | null {
  const offset = offsetAt(at, times.zona)
  const wall = Math.floor((at + offset) / MINUTE)
  const open = isOpenAt(times, wall)
  const change = open ? closingAfter(times, wall) : openingAfter(times, wall)
  if (change === null) return null
  const then = change * MINUTE - offset
  if (offsetAt(then, times.zona) === offset) return changeOn(then, change)
  // Clocks change before, and with them what they show.
  const clocksChange = offsetChange(at, then, times.zona)
  const shown = wallMinute(clocksChange, times.zona)
  return isOpenAt(times, shown) === open ? changeAfter(times, clocksChange) : changeOn(clocksChange, shown)
}

const changeOn = (at: number, wall: number): OpenChange => ({
  at,
  date: dateOf(dayOf(wall)),
  minute: wall % MINUTES_OF_DAY,
})

/** Returns the first whole minute at which a zone has another offset than before. */
function offsetChange(before: number, after: number, zone: string): number {
  const offset = offsetAt(before, zone)
  let [same, other] = [Math.floor(before / MINUTE), Math.ceil(after / MINUTE)]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (offsetAt(middle * MINUTE, zone) === offset) same = middle
    else other = middle
  }
  return other * MINUTE
}

/** Returns the end of what is open, with all that follows directly; null when there is none. */
function closingAfter(times: OpeningTimes, wall: number): number | null {
  let end = wall
  for (let next = endAfter(times, end); next > end; next = endAfter(times, end)) {
    end = next
    if (end - wall > LONGEST_OPEN) return null
  }
  return end
}

/** Returns the latest end of the intervals that a minute lies in; the minute itself when there is none. */
function endAfter(times: OpeningTimes, wall: number): number {
  const day = dayOf(wall)
  let end = wall
  for (const begun of [day - 1, day]) {
    const minute = wall - begun * MINUTES_OF_DAY
    for (const [from, to] of intervalsOn(times, begun))
      if (from <= minute && minute < to) end = Math.max(end, begun * MINUTES_OF_DAY + to)
  }
  return end
}

function openingAfter(times: OpeningTimes, wall: number): number | null {
  const today = dayOf(wall)
  const first = times.cerrado_hasta === null ? today : Math.max(today, dayNumber(times.cerrado_hasta) + 1)
  for (let day = first; day < first + LONGEST_CLOSED; day++) {
    const begins = intervalsOn(times, day).map(([from]) => day * MINUTES_OF_DAY + from)
    const next = begins.find((start) => start > wall)
    if (next !== undefined) return next
  }
  return null
}

/** What begins on a day. A closure takes away an exception, and an exception the hours of its weekday. */
function intervalsOn(
  { horario, excepciones, cerrado_hasta }: OpeningTimes,
  day: number,
): readonly Interval[] {
  const date = dateOf(day)
  if (!horario || (cerrado_hasta !== null && date <= cerrado_hasta)) return []
  const exception = excepciones.find(({ fecha }) => fecha === date)
  const weekday = days[weekdayOf(date)]
  return exception?.intervalos ?? (weekday ? horario[weekday] : [])
}

const dayOf = (wall: number): number => Math.floor(wall / MINUTES_OF_DAY)
