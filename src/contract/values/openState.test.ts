import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { says, times } from '../../../test/support/openingTimes.ts'
import { days, type Hours, type Interval } from './hours.ts'
import { isOpenAt, type OpeningTimes, openState, wallMinute } from './openState.ts'

describe('clocks that change', () => {
  const early = (zona: string) => times({ all: '1:00-3:00' }, { zona })
  const late = (zona: string) => times({ all: '20-1:30' }, { zona })
  test.each<[string, OpeningTimes, string, string, string | null]>([
    // Tijuana, 8 March 2026: 2:00 is 3:00 (10:00 UTC).
    [
      'an hour is skipped',
      early('America/Tijuana'),
      '2026-03-08T09:15Z',
      'Abierto ahora · cierra a las 3:00',
      '2026-03-08T10:00Z',
    ],
    [
      'it closes an hour early',
      early('America/Tijuana'),
      '2026-03-08T09:30Z',
      'Cierra pronto · a las 3:00',
      '2026-03-08T10:00Z',
    ],
    [
      'and stays closed',
      early('America/Tijuana'),
      '2026-03-08T10:00Z',
      'Cerrado · abre mañana a la 1:00',
      '2026-03-09T08:00Z',
    ],
    [
      'what begins in it begins after it',
      times({ domingo: '2:30-5:00' }, { zona: 'America/Tijuana' }),
      '2026-03-08T09:59Z',
      'Cerrado · abre a las 3:00',
      '2026-03-08T10:00Z',
    ],
    [
      'what lies in it is left out',
      times({ domingo: '2:00-2:45' }, { zona: 'America/Tijuana' }),
      '2026-03-08T09:59Z',
      'Cerrado · abre el 15 de marzo a las 2:00',
      '2026-03-15T09:00Z',
    ],
    [
      'the day before, by the clock',
      times({ domingo: '9-14' }, { zona: 'America/Tijuana' }),
      '2026-03-08T04:00Z',
      'Cerrado · abre mañana a las 9:00',
      '2026-03-08T16:00Z',
    ],
    // Tijuana, 1 November 2026: 2:00 is 1:00 (09:00 UTC).
    [
      'an hour is repeated',
      early('America/Tijuana'),
      '2026-11-01T08:15Z',
      'Abierto ahora · cierra a las 3:00',
      '2026-11-01T11:00Z',
    ],
    [
      'the second time',
      early('America/Tijuana'),
      '2026-11-01T09:15Z',
      'Abierto ahora · cierra a las 3:00',
      '2026-11-01T11:00Z',
    ],
    [
      'what ends in it',
      late('America/Tijuana'),
      '2026-11-01T08:00Z',
      'Cierra pronto · a la 1:30',
      '2026-11-01T08:30Z',
    ],
    [
      'opens again by the clock',
      late('America/Tijuana'),
      '2026-11-01T08:45Z',
      'Cerrado · abre a la 1:00',
      '2026-11-01T09:00Z',
    ],
    [
      'what ends as it is repeated',
      times({ sabado: '20-2' }, { zona: 'America/Tijuana' }),
      '2026-11-01T08:45Z',
      'Abierto ahora · cierra a las 2:00',
      '2026-11-01T10:00Z',
    ],
    // Ciudad Juárez changes an hour before, Mexico City not at all.
    [
      'in Ciudad Juárez',
      early('America/Ciudad_Juarez'),
      '2026-03-08T08:30Z',
      'Cierra pronto · a las 3:00',
      '2026-03-08T09:00Z',
    ],
    [
      'in Ciudad Juárez, repeated',
      early('America/Ciudad_Juarez'),
      '2026-11-01T07:15Z',
      'Abierto ahora · cierra a las 3:00',
      '2026-11-01T10:00Z',
    ],
    [
      'in Ciudad Juárez in summer',
      times({ all: '9-18' }, { zona: 'America/Ciudad_Juarez' }),
      '2026-07-01T23:00Z',
      'Abierto ahora · cierra a las 18:00',
      '2026-07-02T00:00Z',
    ],
    [
      'in Mexico City',
      early('America/Mexico_City'),
      '2026-03-08T07:30Z',
      'Abierto ahora · cierra a las 3:00',
      '2026-03-08T09:00Z',
    ],
    [
      '24 hours',
      times({ all: '24 h' }, { zona: 'America/Tijuana' }),
      '2026-11-01T08:45Z',
      'Abierto ahora',
      null,
    ],
  ])('%s', (_what, of, at, text, changes) => {
    const change = openState(of, new Date(at))?.change ?? null
    expect(says(of, at)).toBe(text)
    expect(change && new Date(change.at).toISOString()).toBe(changes && new Date(changes).toISOString())
  })
})

/** Up to two intervals of a day. */
const intervals = fc
  .uniqueArray(fc.integer({ min: 0, max: 1800 }), { minLength: 0, maxLength: 4 })
  .map((minutes) => {
    const [a, b, c, d] = minutes.toSorted((one, other) => one - other)
    const pairs: Interval[] = []
    if (a !== undefined && b !== undefined && a < 1440) pairs.push([a, b])
    if (c !== undefined && d !== undefined && c < 1440) pairs.push([c, d])
    return pairs
  })

test('the next change is the first minute with another state', () => {
  const someWeek = fc.record(Object.fromEntries(days.map((day) => [day, intervals]))) as fc.Arbitrary<Hours>
  const nearChange = fc.constantFrom('2026-03-08T00:00Z', '2026-11-01T00:00Z', '2026-06-10T00:00Z')
  fc.assert(
    fc.property(someWeek, nearChange, fc.integer({ min: 0, max: 1440 }), (horario, day, minutes) => {
      const of = times({}, { horario, zona: 'America/Tijuana' })
      const begin = Date.parse(day) + minutes * 60_000
      const isOpen = (at: number) => isOpenAt(of, wallMinute(at, of.zona))
      const state = openState(of, new Date(begin))
      expect(state?.open).toBe(isOpen(begin))
      const until = Math.min(state?.change?.at ?? Number.POSITIVE_INFINITY, begin + 2 * 1440 * 60_000)
      for (let at = begin; at < until; at += 60_000) expect(isOpen(at)).toBe(isOpen(begin))
      if (state?.change) expect(isOpen(state.change.at)).toBe(!isOpen(begin))
    }),
    { numRuns: 60 },
  )
})
