import { describe, expect, test } from 'vitest'
import { mexicanOffset } from './mexicanZones.ts'

const HOUR = 60 * 60 * 1000

/** What the platform says, which every update of it brings up to date. */
function platformOffset(zone: string): (moment: number) => number {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (moment) => Number(/GMT([+-]\d\d):00/.exec(formatter.format(moment))?.[1]) * HOUR
}

describe.each([
  'America/Bahia_Banderas',
  'America/Cancun',
  'America/Chihuahua',
  'America/Ciudad_Juarez',
  'America/Hermosillo',
  'America/Matamoros',
  'America/Mazatlan',
  'America/Merida',
  'America/Mexico_City',
  'America/Monterrey',
  'America/Ojinaga',
  'America/Tijuana',
])('%s', (zone) => {
  const offset = platformOffset(zone)

  test('has the clocks that the platform knows', () => {
    for (let moment = Date.UTC(2022, 11, 1); moment < Date.UTC(2038, 0, 1); moment += 19 * HOUR)
      if (mexicanOffset(moment, zone) !== offset(moment))
        expect(`${new Date(moment).toISOString()} ${mexicanOffset(moment, zone)}`).toBe(offset(moment))
  })

  test('changes them at the same minute', () => {
    for (const day of ['2026-03-08', '2026-11-01', '2031-03-09', '2031-11-02'])
      for (
        let moment = Date.parse(`${day}T00:00Z`), end = moment + 24 * HOUR;
        moment < end;
        moment += HOUR / 4
      )
        expect(mexicanOffset(moment, zone)).toBe(offset(moment))
  })
})

test('leaves earlier moments and other zones to the platform', () => {
  expect(mexicanOffset(Date.UTC(2022, 6, 1), 'America/Mexico_City')).toBeUndefined()
  expect(mexicanOffset(Date.UTC(2026, 6, 1), 'Europe/Madrid')).toBeUndefined()
})
