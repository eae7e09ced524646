import { addDays, weekdayOf } from './dates.ts'

/**
 * Returns the obligatory days of rest of a year, in order (Ley Federal del Trabajo, article 74). Election days, which the
 * electoral laws set, are not among them. Without zod, because pages of the site load this.
 */
export function holidays(year: number): string[] {
  const on = (day: string) => `${String(year).padStart(4, '0')}-${day}`
  // Until the reform of January 2006 these were kept on their own dates.
  const hasMondays = year >= 2006
  return [
    on('01-01'),
    hasMondays ? monday(on('02-01'), 1) : on('02-05'),
    hasMondays ? monday(on('03-01'), 3) : on('03-21'),
    on('05-01'),
    on('09-16'),
    ...(isOfNewPresidency(year) ? [on(year >= 2024 ? '10-01' : '12-01')] : []),
    hasMondays ? monday(on('11-01'), 3) : on('11-20'),
    on('12-25'),
  ].sort()
}

/** A new presidency begins every six years; 2024 was the first to begin in October. */
const isOfNewPresidency = (year: number): boolean => year % 6 === 2024 % 6

/** Returns the first, second or third Monday of the month that begins on a date. */
const monday = (first: string, which: number): string =>
  addDays(first, ((7 - weekdayOf(first)) % 7) + 7 * (which - 1))
