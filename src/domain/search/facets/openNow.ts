import { dateOf, weekdayOf } from '../../../contract/values/dates.ts'
import type { Exception } from '../../../contract/values/exceptions.ts'
import { type Hours, MINUTES_OF_DAY } from '../../../contract/values/hours.ts'
import { isOpenAt, wallMinute } from '../../../contract/values/openState.ts'
import type { HourSet, SetTables } from './sets.ts'

/** What clocks in a zone show. */
interface Wall {
  /** The minute as openState.ts counts it, and as the minute of the week, from Monday on. */
  readonly minute: number
  readonly ofWeek: number
  readonly today: string
  readonly yesterday: string
}

const WEEK = 7 * MINUTES_OF_DAY
const MINUTE_MS = 60_000

/** Returns the function that gives 1 for each code whose hours are open. It reckons once a minute. */
export function createOpenCodes() {
  let known: { readonly of: string; readonly codes: Uint8Array } | undefined
  return (hours: SetTables['hours'], at: Date, zone: string, version: number): Uint8Array => {
    const of = `${Math.floor(at.getTime() / MINUTE_MS)} ${zone} ${version}`
    if (known?.of !== of) known = { of, codes: openCodes(hours, at, zone) }
    return known.codes
  }
}

/** `zone` is that of records without one of their own. */
function openCodes({ entries }: SetTables['hours'], at: Date, zone: string): Uint8Array {
  const walls = new Map<string, Wall>()
  const open = new Uint8Array(entries.length)
  for (const [code, entry] of entries.entries()) {
    if (!entry) continue
    const own = entry.zone ?? zone
    const wall = walls.get(own) ?? wallIn(own, at)
    walls.set(own, wall)
    if (isDated(entry, wall) ? isOpenToday(entry, own, wall) : isOpenInWeek(entry.minutes, wall.ofWeek))
      open[code] = 1
  }
  return open
}

function wallIn(zone: string, at: Date): Wall {
  const minute = wallMinute(at.getTime(), zone)
  const day = Math.floor(minute / MINUTES_OF_DAY)
  const today = dateOf(day)
  const ofWeek = weekdayOf(today) * MINUTES_OF_DAY + (minute - day * MINUTES_OF_DAY)
  return { minute, ofWeek, today, yesterday: dateOf(day - 1) }
}

/** An interval of Sunday may go on on Monday. */
function isOpenInWeek(minutes: Uint16Array, now: number): boolean {
  for (let at = 0; at < minutes.length; at += 2) {
    const [from = 0, to = 0] = [minutes[at], minutes[at + 1]]
    if ((from <= now && now < to) || now + WEEK < to) return true
  }
  return false
}

/** Whether something dated concerns today, or the night from yesterday. */
const isDated = ({ exceptions, closedUntil }: HourSet, { today, yesterday }: Wall): boolean =>
  (closedUntil !== null && closedUntil >= yesterday) ||
  (exceptions !== null && (exceptions.includes(today) || exceptions.includes(yesterday)))

function isOpenToday({ week, exceptions, closedUntil }: HourSet, zona: string, { minute }: Wall): boolean {
  const horario: Hours = JSON.parse(week)
  const excepciones: Exception[] = exceptions === null ? [] : JSON.parse(exceptions)
  return isOpenAt({ horario, excepciones, cerrado_hasta: closedUntil, zona }, minute)
}
