/** Dates of the calendar, `YYYY-MM-DD`, without time or zone. Without zod, because pages of the site load this. */

const DATE = /^\d{4}-\d\d-\d\d$/

/** Whether a text is a date that exists. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const at = Date.parse(`${text}T00:00Z`)
  // The 30th of February would be read as a day of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Returns the date that is some days later, or earlier. */
export const addDays = (date: string, count: number): string => dateOf(dayNumber(date) + count)

/** Returns the day of the week: 0 is Monday. */
export const weekdayOf = (date: string): number => (((dayNumber(date) + THURSDAY) % 7) + 7) % 7

/** Returns the days from the first of January 1970 on, which was a Thursday. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00Z`) / DAY

/** Returns the date of a number of days from the first of January 1970 on. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

const DAY = 24 * 60 * 60 * 1000
const THURSDAY = 3
