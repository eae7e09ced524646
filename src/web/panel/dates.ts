import { addDays } from '../../contract/values/dates.ts'

/** Dates of the calendar for people. */

const long = new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: 'UTC' })

/** Writes a date: `viernes, 25 de diciembre de 2026`. Any other text stays as it is. */
export function dateText(date: string): string {
  const at = new Date(`${date}T00:00Z`)
  return Number.isNaN(at.getTime()) ? date : long.format(at)
}

/** Returns the date that this device shows. */
export function today(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10)
}

/** Returns the date in a year's time, less a day. */
export const yearFrom = (date: string): string => addDays(date, 364)
