import { hoursTexts as texts } from '../../../contract/texts/inputs.ts'
import { capital, dayText, type Hours, type Interval, weekText } from '../../../contract/values/hours.ts'
import { readDay } from '../../../contract/values/readDay.ts'

/** Writes a day's intervals as people say them: `9:00 a 14:00 y 16:00 a 19:00`. */
export const spokenDay = (intervals: readonly Interval[]): string =>
  dayText(intervals)
    .replaceAll('–', ' a ')
    .replace(/, (?=[^,]*$)/, ' y ')

/** Writes a week, equal days together, a line each. */
export const weekLines = (hours: Hours): string[] => weekText(hours).split('; ').map(capital)

/** Says what was understood of a day as it was typed; nothing where that is what was typed. */
export function readingOf(typed: string): string {
  if (typed.trim() === '') return ''
  const intervals = readDay(typed)
  if (!intervals) return texts.unread
  return dayText(intervals).toLowerCase() === typed.trim().toLowerCase() ? '' : spokenDay(intervals)
}
