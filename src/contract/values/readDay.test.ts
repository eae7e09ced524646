import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayText, type Interval } from './hours.ts'
import { readDay } from './readDay.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const hours = (...pairs: [number, number][]) => pairs.map(([from, to]) => [at(from), at(to)])

describe('hours are read as people type them', () => {
  test.each([
    ['9-14, 16-19', hours([9, 14], [16, 19])],
    ['9 a.m. a 6 p.m.', hours([9, 18])],
    ['9 a. m. a 6 p. m.', hours([9, 18])],
    ['9:00 a 14:00 y 16:00 a 19:30', hours([9, 14], [16, 19.5])],
    ['de 9 a 14 y de 16 a 19 hrs.', hours([9, 14], [16, 19])],
    ['9–18 h', hours([9, 18])],
    ['9 h – 18 h', hours([9, 18])],
    ['9h30 a 18h', hours([9.5, 18])],
    ['9.30 - 18.15', hours([9.5, 18.25])],
    ['0900-1830', hours([9, 18.5])],
    ['930 a 1400', hours([9.5, 14])],
    ['09:00 – 14:00\n16:00 – 19:00', hours([9, 14], [16, 19])],
    ['9 a 14 / 16 a 19', hours([9, 14], [16, 19])],
    ['16-19, 9-14', hours([9, 14], [16, 19])],
    ['Abierto de las 9 hasta las 18 horas', hours([9, 18])],
    ['9 y media a 6 y cuarto', hours([9.5, 18.25])],
    ['de nueve a seis', hours([9, 18])],
    ['9a6', hours([9, 18])],
    ['9:00 am a 2:00 pm - 4:00 pm a 7:00 pm', hours([9, 14], [16, 19])],
    ['9 a 18 (corrido)', hours([9, 18])],
    ['9am-6pm', hours([9, 18])],
    ['10:30AM–2:45PM, 4PM–8PM', hours([10.5, 14.75], [16, 20])],
  ])('%s', (text, intervals) => {
    expect(readDay(text)).toEqual(intervals)
  })
})

describe('without a.m. and p.m. they mean what people mean', () => {
  test.each([
    ['de 9 a 6', hours([9, 18])],
    ['9:00 a 6:00', hours([9, 18])],
    ['08:00 a 6:00', hours([8, 18])],
    ['9 a 9', hours([9, 21])],
    ['8 a 2', hours([8, 14])],
    ['12 a 8', hours([12, 20])],
    ['12 a 12', hours([12, 24])],
    ['7 a 11', hours([7, 11])],
    ['1 a 5', hours([13, 17])],
    ['1:00 a 5:00', hours([1, 5])],
    ['01:00 a 05:00', hours([1, 5])],
    ['5 a 1', hours([17, 25])],
    ['9-2, 4-7', hours([9, 14], [16, 19])],
    ['9:00-2:00, 4:00-7:00', hours([9, 14], [16, 19])],
    ['9-14, 4-7', hours([9, 14], [16, 19])],
    ['9-14, 4-20', hours([9, 14], [16, 20])],
    ['9 a 6 pm', hours([9, 18])],
    ['7 a 8 pm', hours([7, 20])],
    ['1-5 pm', hours([13, 17])],
    ['9-2, 4-8 pm', hours([9, 14], [16, 20])],
    ['10 a 3 y 5 a 9 de la noche', hours([10, 15], [17, 21])],
    ['1 a 5 am', hours([1, 5])],
    ['9 am a 6', hours([9, 18])],
    ['9 am a 18', hours([9, 18])],
    ['4:00 a 20:00', hours([4, 20])],
    ['11 a 12:30', hours([11, 12.5])],
  ])('%s', (text, intervals) => {
    expect(readDay(text)).toEqual(intervals)
  })
})

describe('noon, midnight and the night', () => {
  test.each([
    ['8pm-2am', hours([20, 26])],
    ['20:00 a 2:00', hours([20, 26])],
    ['20 a 26', hours([20, 26])],
    ['8 pm a 2', hours([20, 26])],
    ['8 a 2 am', hours([20, 26])],
    ['11 a 1 am', hours([11, 25])],
    ['9 a 12 m.', hours([9, 12])],
    ['8 a 12 am', hours([8, 24])],
    ['9 de la noche a 3 de la mañana', hours([21, 27])],
    ['9 de la mañana a 12 de la noche', hours([9, 24])],
    ['9 a.m. a 12 p.m.', hours([9, 12])],
    ['6 p.m. a 12 p.m.', hours([18, 24])],
    ['6 pm a 12', hours([18, 24])],
    ['18 a 12', hours([18, 24])],
    ['12 am a 6 am', hours([0, 6])],
    ['0 a 6', hours([0, 6])],
    ['0:00–12:30', hours([0, 12.5])],
    ['18 a 24', hours([18, 24])],
    ['18 a 0', hours([18, 24])],
    ['18:00 a 7:00', hours([18, 31])],
    ['9 a mediodía', hours([9, 12])],
    ['Mediodía a medianoche', hours([12, 24])],
    ['del mediodía a las 8', hours([12, 20])],
    ['medianoche a 6', hours([0, 6])],
    ['9 a 1 del día siguiente', hours([9, 25])],
    ['9:00–1:00 (día siguiente)', hours([9, 25])],
    ['12 del día a 10 de la noche', hours([12, 22])],
  ])('%s', (text, intervals) => {
    expect(readDay(text)).toEqual(intervals)
  })
})

test.each([
  ...['cerrado', 'Cerrado.', ' CERRADA ', 'descanso', 'No laboramos', '-', '—', ''].map((text) => [text, []]),
  ...[
    '24 h',
    '24 horas',
    '24h',
    '24 hrs.',
    '24/7',
    'Abierto las 24 horas',
    'todo el día',
    '0-24',
    '00:00 a 00:00',
  ].map((text) => [text, [[0, 1440]]]),
])('%s is a whole day', (text, intervals) => {
  expect(readDay(`${text}`)).toEqual(intervals)
})

test.each([
  ...['9', '9-', '-9', '9-14-18', '9 14', 'a las 9', '9-14,', ', 9-14', '9-14,,,16-19', '9 am pm - 6'],
  ...[
    '25-26',
    '24-6',
    '9:60-18',
    '9-49',
    '13 am a 6 pm',
    '9 a 6 xm',
    'lunes 9-18',
    'siempre',
    '9-18 🎉',
    'NaN',
  ],
  ...[
    '9,30-18',
    'del día siguiente 9 a 6',
    '9 del día siguiente a 6',
    '2 a 48 del día siguiente',
    '9-18 '.repeat(50),
  ],
])('%s is no hours', (text) => {
  expect(readDay(text)).toBeNull()
})

/** Intervals of a day that neither touch nor overlap. */
const intervals = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 10 })
  .map((minutes) => minutes.toSorted((one, other) => one - other))
  .chain((minutes) =>
    fc.integer({ min: 1, max: 1440 }).map((night) => {
      const pairs: Interval[] = []
      for (let at = 0; at < minutes.length; at += 2)
        pairs.push([minutes[at] ?? 0, minutes[at + 1] ?? 1440 + night])
      return pairs
    }),
  )

test('what is written is read as the same', () => {
  fc.assert(
    fc.property(intervals, (pairs) => {
      expect(readDay(dayText(pairs))).toEqual(pairs)
    }),
    { numRuns: 2000, examples: [[[[0, 2880]]], [[[780, 2219]]], [[[660, 2100]]], [[[240, 1200]]], [[]]] },
  )
})

test('no text breaks it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9apm:.,\-hy dela]{0,40}$/), (text) => {
      for (const [from, to] of readDay(text) ?? []) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(from).toBeLessThan(1440)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(2880)
      }
    }),
  )
})
