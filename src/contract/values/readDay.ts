import { fold } from '../spanish/spanish.ts'
import { type Interval, MINUTES_OF_DAY } from './hours.ts'
import { type TypedTime, typedTimesIn } from './typedTimes.ts'

/** Opening hours of a day as people type them. */

/** No day's hours are as long. */
const LONGEST = 200
const NOON = 12 * 60
const AFTERNOON = 13 * 60
/** Nobody opens for less in the late evening. */
const EVENING = 4 * 60

/**
 * Reads a day's hours: `9-14, 16-19`, `9 a.m. a 6 p.m.`, `8pm-2am`, `de 9 a 6`, `cerrado`, `24 h`. Returns the intervals
 * in their order, which may still overlap; null when the text is something else.
 *
 * Without a.m. or p.m. it takes what people mean: an end is the next time that a clock with twelve hours shows it (`9 a 6`
 * ends at 18:00), a lone hour from 1 to 5 begins in the afternoon (`1 a 5`, not `1:00 a 5:00`), and what follows another
 * interval comes after it (`9-2, 4-7`). An hour of 13 or more begins on a clock with 24 (`20 a 2`, `18:00 a 7:00`).
 */
export function readDay(text: string): Interval[] | null {
  if (text.length > LONGEST) return null
  const written = fold(text)
    .replace(/[‐-―−]/g, '-')
    .replace(/\.$/, '')
  if (CLOSED.has(written)) return []
  if (ALL_DAY.has(written.replace(/^(?:abierto )?(?:las )?/, ''))) return [[0, MINUTES_OF_DAY]]
  const intervals: Interval[] = []
  for (const [from, to] of typedTimesIn(written) ?? []) {
    const interval = intervalOf(from, to, intervals.at(-1)?.[1] ?? 0)
    if (!interval) return null
    intervals.push(interval)
  }
  return intervals.length === 0 ? null : intervals.sort(([one], [other]) => one - other)
}

const CLOSED = new Set([
  ...[
    '',
    '-',
    'cerrado',
    'cerrada',
    'cerramos',
    'descanso',
    'descansamos',
    'no abre',
    'no abrimos',
    'no laboramos',
  ],
])
const ALL_DAY = new Set([
  ...['24 h', '24h', '24 hs', '24hs', '24 hrs', '24hrs', '24 horas', '24 horas al dia', '24/7'],
  ...['todo el dia', 'siempre abierto'],
])

/** `after` is the end of the interval that was typed before it. */
function intervalOf(from: TypedTime, to: TypedTime, after: number): Interval | null {
  const fixedEnd = to.isOpen ? undefined : clockOf(to)
  if (fixedEnd === null || from.isNextDay) return null
  const start = from.isOpen ? openStart(from, to, to.isNextDay ? undefined : fixedEnd, after) : clockOf(from)
  if (start === null || start >= MINUTES_OF_DAY) return null
  const end = to.isNextDay
    ? (fixedEnd ?? to.minutes) + MINUTES_OF_DAY
    : fixedEnd === undefined
      ? openEnd(to, from, start)
      : laterThan(start, fixedEnd, to)
  return end > start && end <= 2 * MINUTES_OF_DAY ? [start, end] : null
}

/** The minute that a clock with 24 hours shows at a time whose half of the day is known; null for `15 a.m.`. */
function clockOf({ minutes, half }: TypedTime): number | null {
  const early = minutes % NOON
  const isTwelve = minutes >= NOON && minutes < AFTERNOON
  if (half === undefined) return minutes
  if (minutes >= MINUTES_OF_DAY) return null
  if (half === 'am') return minutes < AFTERNOON ? early : null
  // People say `18:00 p.m.` too.
  if (half === 'pm') return early + NOON
  if (half === 'noon') return isTwelve || early < 4 * 60 ? early + NOON : null
  return isTwelve || minutes < 5 * 60 ? early : early + NOON
}

/** The beginning that a time without a half of the day means, before an end that is known or not. */
function openStart(from: TypedTime, to: TypedTime, end: number | undefined, after: number): number {
  const later = from.minutes + NOON
  if (later >= MINUTES_OF_DAY) return from.minutes
  const isSmall = from.minutes < 6 * 60
  const isBefore = from.minutes < after
  const isLater =
    end === undefined
      ? (isSmall && from.isBrief) || (isBefore && later >= after)
      : end >= AFTERNOON
        ? later < end && (isBefore || (isSmall && to.half !== undefined))
        : // `8 a 2 am` begins in the evening; `11 a 1 am` and `8 a 12 am` take the whole day.
          end <= from.minutes && (isSmall || (end > 0 && end + MINUTES_OF_DAY - later >= EVENING))
  return isLater ? later : from.minutes
}

/** The end that a time without a half of the day means. */
function openEnd({ minutes }: TypedTime, from: TypedTime, start: number): number {
  const is24 = !from.isOpen && from.half === undefined
  // `18 a 12` is until midnight.
  if (is24 && start >= AFTERNOON)
    return minutes > start ? minutes : (minutes === NOON ? 0 : minutes) + MINUTES_OF_DAY
  if (is24 && minutes > start) return minutes
  let end = minutes % NOON
  while (end <= start) end += NOON
  return end
}

/** A known end: on the same day, or else on the next. `6 p.m. a 12 p.m.` is until midnight. */
function laterThan(start: number, end: number, { half }: TypedTime): number {
  if (end > start) return end
  return half === 'pm' && end === NOON ? MINUTES_OF_DAY : end + MINUTES_OF_DAY
}
