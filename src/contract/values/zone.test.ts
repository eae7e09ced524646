import { describe, expect, test } from 'vitest'
import { isLocal, isZone, localOf, utcOf } from './zone.ts'

describe('a local time', () => {
  test.each([
    ['in winter and summer the same', '2026-12-24T18:30', 'America/Mexico_City', '2026-12-25T00:30:00.000Z'],
    ['with seconds', '2026-12-24T18:30:15.250', 'America/Mexico_City', '2026-12-25T00:30:15.250Z'],
    ['where clocks change, in summer', '2026-07-01T12:00', 'America/Tijuana', '2026-07-01T19:00:00.000Z'],
    ['where clocks change, in winter', '2026-01-01T12:00', 'America/Tijuana', '2026-01-01T20:00:00.000Z'],
    ['of an hour that is skipped', '2026-03-08T02:30', 'America/Tijuana', '2026-03-08T10:30:00.000Z'],
    ['of an hour that is repeated', '2026-11-01T01:30', 'America/Tijuana', '2026-11-01T08:30:00.000Z'],
    ['just after it', '2026-11-01T02:00', 'America/Tijuana', '2026-11-01T10:00:00.000Z'],
    ['on a day that a country left out', '2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
    ['of half an hour’s offset', '2026-12-24T18:30', 'Asia/Kolkata', '2026-12-24T13:00:00.000Z'],
    ['at midnight', '2026-01-01T00:00', 'UTC', '2026-01-01T00:00:00.000Z'],
  ])('%s', (_what, local, zone, moment) => {
    expect(utcOf(local, zone)).toBe(moment)
  })

  test.each(['America/Mexico_City', 'America/Tijuana', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
    'is shown again as it was written, every hour of a year in %s',
    (zone) => {
      for (let hour = 0; hour < 365 * 24; hour++) {
        const moment = new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
        const local = localOf(moment, zone)
        expect(localOf(utcOf(local, zone), zone)).toBe(local)
      }
    },
  )

  test('has its seconds unless they are none', () => {
    expect(localOf('2026-12-25T00:30:00.000Z', 'America/Mexico_City')).toBe('2026-12-24T18:30')
    expect(localOf('2026-12-25T00:30:15.250Z', 'America/Mexico_City')).toBe('2026-12-24T18:30:15')
  })
})

test.each([
  ['2026-12-24T18:30', true],
  ['2026-12-24T18:30:00', true],
  ['2026-12-24T18:30Z', false],
  ['2026-12-24T18:30:00-06:00', false],
  ['mañana', false],
])('%s has no offset: %s', (text, local) => {
  expect(isLocal(text)).toBe(local)
})

test.each([
  ['America/Mexico_City', true],
  ['America/Tijuana', true],
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['america/tijuana', false],
  ['Marte/Olimpo', false],
  ['-06:00', false],
  ['+05:30', false],
  ['GMT-6', false],
  ['', false],
  ['México', false],
])('%s is a zone: %s', (name, known) => {
  expect(isZone(name)).toBe(known)
})
