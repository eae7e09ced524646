import { expect, test } from 'vitest'
import { verdictOf } from '../../../test/support/issues.ts'
import { dateSchema } from './dateSchema.ts'
import { addDays, weekdayOf } from './dates.ts'

test.each([
  ...[null, '', ' '].map((sent) => [sent, null]),
  ...['2026-12-24', '2028-02-29', '1900-01-01', '9000-12-31'].map((date) => [date, date]),
  [' 2026-12-24\n', '2026-12-24'],
])('%j is a date or none', (sent, kept) => {
  expect(verdictOf(dateSchema(), sent)).toEqual({ kept })
})

test.each([
  ...[
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-5',
    '24-12-2026',
    '1899-12-31',
    '9001-01-01',
  ],
  ...['2026-12-24T10:00', 'mañana', '+02026-12-24', 20261224, true, [], {}],
])('%j is no date', (sent) => {
  expect(verdictOf(dateSchema(), sent)).toEqual({ refused: [''] })
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-01', 365, '2027-11-01'],
])('%s and %d days is %s', (date, count, later) => {
  expect(addDays(date, count)).toBe(later)
})

test.each([
  ['2026-11-23', 0],
  ['2026-11-29', 6],
  ['1970-01-01', 3],
  ['1969-12-31', 2],
  ['1900-01-01', 0],
])('%s is day %d of its week', (date, day) => {
  expect(weekdayOf(date)).toBe(day)
})
