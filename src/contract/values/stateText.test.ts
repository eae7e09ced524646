import { describe, expect, test } from 'vitest'
import { on, says, times, week } from '../../../test/support/openingTimes.ts'
import { isOpenAt, type OpeningTimes, openState } from './openState.ts'
import { stateParts } from './stateText.ts'

const shop = times({ all: '9-14, 16-19', sabado: '9-14', domingo: 'cerrado' })
const bar = times({ jueves: '20-2', viernes: '20-3', sabado: '20-24', domingo: '0-2, 12-18' })
const always = times({ all: '24 h' })

// The 23rd of November 2026 is a Monday.
describe('a week', () => {
  test.each<[string, OpeningTimes, string, string]>([
    ['before opening', shop, '2026-11-23T08:59:59', 'Cerrado · abre a las 9:00'],
    ['at opening', shop, '2026-11-23T09:00', 'Abierto ahora · cierra a las 14:00'],
    ['31 minutes before closing', shop, '2026-11-23T13:29', 'Abierto ahora · cierra a las 14:00'],
    ['30 minutes before closing', shop, '2026-11-23T13:30', 'Cierra pronto · a las 14:00'],
    ['in the last minute', shop, '2026-11-23T13:59:59', 'Cierra pronto · a las 14:00'],
    ['at closing', shop, '2026-11-23T14:00', 'Cerrado · abre a las 16:00'],
    ['in the evening', shop, '2026-11-23T19:00', 'Cerrado · abre mañana a las 9:00'],
    ['at midnight', shop, '2026-11-24T00:00', 'Cerrado · abre a las 9:00'],
    ['on Saturday', shop, '2026-11-28T14:00', 'Cerrado · abre el lunes a las 9:00'],
    ['on Sunday', shop, '2026-11-29T12:00', 'Cerrado · abre mañana a las 9:00'],
    [
      'once a week, after it',
      times({ martes: '9-14' }),
      '2026-11-24T15:00',
      'Cerrado · abre el 1 de diciembre a las 9:00',
    ],
    [
      'once a week, before it',
      times({ lunes: '9-14' }),
      '2026-11-24T15:00',
      'Cerrado · abre el lunes a las 9:00',
    ],
    ['never', times({}), '2026-11-23T12:00', 'Cerrado'],
    ['at one', times({ all: '10-13:15' }), '2026-11-23T10:00', 'Abierto ahora · cierra a las 13:15'],
    ['in the night', bar, '2026-11-26T23:00', 'Abierto ahora · cierra a las 2:00'],
    ['after midnight', bar, '2026-11-27T01:00', 'Abierto ahora · cierra a las 2:00'],
    ['soon, after midnight', bar, '2026-11-27T01:45', 'Cierra pronto · a las 2:00'],
    ['after the night', bar, '2026-11-27T02:00', 'Cerrado · abre a las 20:00'],
    ['joined across midnight', bar, '2026-11-28T21:00', 'Abierto ahora · cierra a las 2:00'],
    ['joined, after midnight', bar, '2026-11-29T00:00', 'Abierto ahora · cierra a las 2:00'],
    ['until midnight', times({ all: '9-24' }), '2026-11-23T12:00', 'Abierto ahora · cierra a medianoche'],
    ['from midnight', times({ all: '0-1' }), '2026-11-23T12:00', 'Cerrado · abre a medianoche'],
    ['until one', times({ all: '20-1' }), '2026-11-23T21:00', 'Abierto ahora · cierra a la 1:00'],
    ['always', always, '2026-11-23T23:59', 'Abierto ahora'],
    ['always, by intervals', times({ all: '0-12, 12-24' }), '2026-11-23T11:59', 'Abierto ahora'],
    [
      'through a weekend',
      times({ sabado: '24 h', domingo: '0-14' }),
      '2026-11-28T10:00',
      'Abierto ahora · cierra mañana a las 14:00',
    ],
    [
      'until a day of the week',
      times({ all: '24 h', viernes: '0-15' }),
      '2026-11-23T10:00',
      'Abierto ahora · cierra el viernes a las 15:00',
    ],
    [
      '48 hours',
      times({ lunes: '0:00–24:00 del día siguiente' }),
      '2026-11-24T10:00',
      'Abierto ahora · cierra a medianoche',
    ],
    [
      'Sunday into Monday',
      times({ domingo: '20-3' }),
      '2026-11-23T02:00',
      'Abierto ahora · cierra a las 3:00',
    ],
  ])('%s', (_when, of, at, text) => {
    expect(says(of, at)).toBe(text)
  })

  test('without hours nothing is said', () => {
    expect(says({ ...shop, horario: null }, '2026-11-23T12:00')).toBeUndefined()
    expect(isOpenAt({ ...shop, horario: null }, 0)).toBe(false)
  })

  test('a zone that the platform does not know says nothing', () => {
    expect(openState({ ...shop, zona: 'America/Ciudad_Perdida' }, new Date())).toBeNull()
  })
})

describe('exceptions, closures and holidays', () => {
  const nightly = times({ all: '20-26' }, { excepciones: [on('2026-12-24', 'cerrado')] })
  test.each<[string, OpeningTimes, string, string]>([
    [
      'a closed day',
      { ...shop, excepciones: [on('2026-11-24', 'cerrado')] },
      '2026-11-23T20:00',
      'Cerrado · abre el miércoles a las 9:00',
    ],
    [
      'other hours',
      { ...shop, excepciones: [on('2026-11-24', '11-13')] },
      '2026-11-24T09:30',
      'Cerrado · abre a las 11:00',
    ],
    [
      'an open Sunday',
      { ...shop, excepciones: [on('2026-11-29', '10-13')] },
      '2026-11-29T10:00',
      'Abierto ahora · cierra a las 13:00',
    ],
    ['the night before goes on', nightly, '2026-12-24T01:00', 'Abierto ahora · cierra a las 2:00'],
    ['what begins is removed', nightly, '2026-12-24T21:00', 'Cerrado · abre mañana a las 20:00'],
    [
      'with what follows midnight',
      nightly,
      '2026-12-25T01:00',
      'Cerrado · abre a las 20:00 · el horario puede variar',
    ],
    [
      '24 hours but for a day',
      { ...always, excepciones: [on('2026-11-26', 'cerrado')] },
      '2026-11-23T12:00',
      'Abierto ahora · cierra el miércoles a medianoche',
    ],
    [
      '24 hours, on that day',
      { ...always, excepciones: [on('2026-11-26', 'cerrado')] },
      '2026-11-26T12:00',
      'Cerrado · abre a medianoche',
    ],
    [
      '24 hours but for a day in ten',
      { ...always, excepciones: [on('2026-12-03', 'cerrado')] },
      '2026-11-23T12:00',
      'Abierto ahora',
    ],
    [
      'an exception into the hours of the next day',
      { ...shop, excepciones: [on('2026-11-23', '20-34')] },
      '2026-11-23T21:00',
      'Abierto ahora · cierra mañana a las 14:00',
    ],
    [
      'a closure',
      { ...shop, cerrado_hasta: '2027-01-03' },
      '2026-12-20T12:00',
      'Cerrado temporalmente hasta el 3 de enero',
    ],
    [
      'a long closure',
      { ...shop, cerrado_hasta: '2028-01-03' },
      '2026-12-20T12:00',
      'Cerrado temporalmente hasta el 3 de enero de 2028',
    ],
    [
      'its last day',
      { ...shop, cerrado_hasta: '2026-11-23' },
      '2026-11-23T23:59',
      'Cerrado temporalmente hasta el 23 de noviembre',
    ],
    [
      'the day after',
      { ...shop, cerrado_hasta: '2026-11-23' },
      '2026-11-24T00:00',
      'Cerrado · abre a las 9:00',
    ],
    [
      'the night after',
      { ...bar, cerrado_hasta: '2026-11-26' },
      '2026-11-27T01:00',
      'Cerrado · abre a las 20:00',
    ],
    [
      'a closure and an exception',
      { ...shop, cerrado_hasta: '2026-11-23', excepciones: [on('2026-11-23', '9-18')] },
      '2026-11-23T10:00',
      'Cerrado temporalmente hasta el 23 de noviembre',
    ],
    [
      'a closure without hours',
      { ...shop, horario: null, cerrado_hasta: '2026-11-23' },
      '2026-11-23T10:00',
      'Cerrado temporalmente hasta el 23 de noviembre',
    ],
    [
      'a holiday changes nothing',
      shop,
      '2026-09-16T10:00',
      'Abierto ahora · cierra a las 14:00 · el horario puede variar',
    ],
    ['a holiday, soon', shop, '2026-09-16T13:45', 'Cierra pronto · a las 14:00 · el horario puede variar'],
    ['a holiday, closed', shop, '2026-09-16T15:00', 'Cerrado · abre a las 16:00 · el horario puede variar'],
    ['a holiday, 24 hours', always, '2026-12-25T15:00', 'Abierto ahora · el horario puede variar'],
    [
      'a holiday with an exception',
      { ...shop, excepciones: [on('2026-09-16', '10-13')] },
      '2026-09-16T10:00',
      'Abierto ahora · cierra a las 13:00',
    ],
    ['the day before a holiday', shop, '2026-09-15T18:00', 'Abierto ahora · cierra a las 19:00'],
    [
      'a holiday is over in its own zone',
      { ...shop, zona: 'America/Tijuana' },
      '2026-09-17T06:59Z',
      'Cerrado · abre mañana a las 9:00 · el horario puede variar',
    ],
    [
      'a new presidency',
      shop,
      '2030-10-01T10:00',
      'Abierto ahora · cierra a las 14:00 · el horario puede variar',
    ],
    ['an election', shop, '2027-06-06T10:00', 'Cerrado · abre mañana a las 9:00'],
    [
      'weeks without opening',
      { ...shop, horario: week({}), excepciones: [on('2027-01-07', '9-14')] },
      '2026-12-20T12:00',
      'Cerrado · abre el 7 de enero a las 9:00',
    ],
  ])('%s', (_what, of, at, text) => {
    expect(says(of, at)).toBe(text)
  })
})

test('its parts', () => {
  const state = openState(shop, new Date('2026-09-16T10:00-06:00'))
  expect(state && stateParts(state)).toEqual([
    'Abierto ahora',
    'cierra a las 14:00',
    'el horario puede variar',
  ])
})
