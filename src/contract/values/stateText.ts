import { dateText, dayNames, stateTexts as t } from '../texts/hours.ts'
import { dateOf, dayNumber, weekdayOf } from './dates.ts'
import { days, MINUTES_OF_DAY, timeText } from './hours.ts'
import type { OpenChange, OpenState } from './openState.ts'

/** The state of a branch in words. Without zod, because pages of the site load this. */

/** Writes a state: `Abierto ahora · cierra a las 19:00`, `Cerrado · abre mañana a las 9:00`. */
export const stateText = (state: OpenState): string => stateParts(state).join(' · ')

/** Returns the same in its parts: first what it is, then what there is to say about it. */
export function stateParts(state: OpenState): [string, ...string[]] {
  const { open, soon, change, closedUntil, holiday, today } = state
  const vary = holiday ? [t.mayVary] : []
  if (closedUntil) return [t.closedUntil(dateWords(closedUntil, today))]
  if (!change) return [open ? t.open : t.closed, ...vary]
  if (soon) return [t.closingSoon, closingWords(change, today), ...vary]
  if (open) return [t.open, t.closes(closingWords(change, today)), ...vary]
  return [t.closed, t.opens(openingWords(change, today)), ...vary]
}

/** An end before this minute belongs to the night before. */
const MORNING = 6 * 60

function closingWords({ date, minute }: OpenChange, today: string): string {
  const evening = minute < MORNING ? dateOf(dayNumber(date) - 1) : date
  return evening <= today ? clockWords(minute) : `${dayWords(evening, today)} ${clockWords(minute)}`
}

function openingWords({ date, minute }: OpenChange, today: string): string {
  if (date === today) return t.at(timeText(minute))
  // The midnight that comes belongs to the evening for everybody.
  if (minute === 0 && dayNumber(date) === dayNumber(today) + 1) return t.atMidnight
  return `${dayWords(date, today)} ${t.at(timeText(minute))}`
}

const clockWords = (minute: number): string =>
  minute % MINUTES_OF_DAY === 0 ? t.atMidnight : t.at(timeText(minute))

/** How people name a day that comes. */
function dayWords(date: string, today: string): string {
  const ahead = dayNumber(date) - dayNumber(today)
  const weekday = days[weekdayOf(date)]
  if (ahead === 1) return t.tomorrow
  return t.on(ahead < days.length && weekday ? dayNames[weekday] : dateWords(date, today))
}

/** From this many days on, a date without its year could be another one. */
const FAR = 300

const dateWords = (date: string, today: string): string =>
  dayNumber(date) - dayNumber(today) < FAR ? dateText(date) : t.ofYear(dateText(date), date.slice(0, 4))
