import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { verdictOf } from '../../../test/support/issues.ts'
import { distance, fromStored, inMexico, type Point, toStored } from './point.ts'
import { pointSchema } from './pointSchema.ts'
import { readPoint } from './readPoint.ts'

const point = (lat: number, lng: number): Point => ({ lat, lng })
const zocalo = point(19.4326, -99.1332)
/** 19°25'58.2" N, 99°07'59.5" O. */
const written = point(19.4328333, -99.1331944)

describe('coordinates', () => {
  test.each([
    ['19.4326, -99.1332', zocalo],
    ['19.4326 -99.1332', zocalo],
    ['19.4326,-99.1332', zocalo],
    [' (19.4326; −99.1332) ', zocalo],
    ['19,4326 -99,1332', zocalo],
    ['19,4326; -99,1332', zocalo],
    ['19.4326° N, 99.1332° O', zocalo],
    ['19.4326N 99.1332W', zocalo],
    ['N 19.4326 W 99.1332', zocalo],
    ['99.1332 Oeste, 19.4326 Norte', zocalo],
    ['19.4326 N, -99.1332 W', zocalo],
    ['lat: 19.4326, lng: -99.1332', zocalo],
    ['Longitud -99.1332 Latitud 19.4326', zocalo],
    ['{"lat": 19.4326, "lng": -99.1332}', zocalo],
    [`19°25'58.2"N 99°07'59.5"W`, written],
    [`19°25'58.2"N 99°07'59.5"O`, written],
    ['19º25′58.2″ N, 99º07′59.5″ O', written],
    ["19° 25' 58.2'' N; 99° 7' 59.5'' O", written],
    [`19°25'58.2" -99°07'59.5"`, written],
    ['19 25 58.2, -99 7 59.5', written],
    ['N 19 25 58.2 W 99 7 59.5', written],
    ["19° 25.97' N, 99° 7.992' W", point(19.4328333, -99.1332)],
    ["33°51.4'S 151°12.9'E", point(-33.8566667, 151.215)],
    ['Ubicación: 19.4326, -99.1332', zocalo],
    ['\u200e19.4326, \u202a-99.1332\u202c', zocalo],
    ['19.4326,-99.1332,17z', zocalo],
    ['19.4326\n-99.1332', zocalo],
    ['19, -99', point(19, -99)],
    ['0, 0', point(0, 0)],
    ['-0.00000001, 180', point(0, 180)],
    ['19.43261234567, -99.13', point(19.4326123, -99.13)],
    ['90 N 180 E', point(90, 180)],
  ])('%s', (text, read) => {
    expect(readPoint(text)).toEqual(read)
  })
})

describe('addresses of maps', () => {
  test.each([
    ['geo:19.4326,-99.1332', zocalo],
    ['geo:19.4326,-99.1332,2240;u=35?z=17', zocalo],
    ['geo:0,0?q=19.4326,-99.1332(Z%C3%B3calo)', zocalo],
    ['https://www.google.com/maps/@19.4326,-99.1332,17z', zocalo],
    [
      'https://www.google.com.mx/maps/place/Z%C3%B3calo/@19.5,-99.5,17z/data=!3m1!4b1!4m6!3m5!1s0x85ce0:0x8f!8m2!3d19.4326!4d-99.1332!16s%2Fm%2F0?entry=ttu',
      zocalo,
    ],
    ["https://www.google.com/maps/place/19%C2%B025'58.2%22N+99%C2%B007'59.5%22W/@19.5,-99.5,17z", written],
    ['https://www.google.com/maps/dir/19.1,-99.1/19.4326,-99.1332/@19.3,-99.2,12z', zocalo],
    ['https://www.google.com/maps/search/19.4326,+-99.1332?entry=tts', zocalo],
    ['https://www.google.com/maps/search/?api=1&query=19.4326%2C-99.1332', zocalo],
    ['https://www.google.com/maps/dir/?api=1&destination=19.4326,-99.1332', zocalo],
    ['https://maps.google.com/?q=19.4326,-99.1332&ll=19.5,-99.5', zocalo],
    ['maps.google.com/maps?q=loc:19.4326,-99.1332+(Z%C3%B3calo)', zocalo],
    ['https://maps.google.com/?ll=19.4326,-99.1332&z=15', zocalo],
    ['https://www.google.com/maps?q=Z%C3%B3calo&ll=19.4326,-99.1332', zocalo],
    ['https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d3762.6!2d-99.1332!3d19.4326!2m3!1f0!2f0', zocalo],
    ['Mira: https://www.google.com/maps/@19.4326,-99.1332,17z ¡Vamos!', zocalo],
    ['https://www.openstreetmap.org/#map=17/19.4326/-99.1332', zocalo],
    ['https://www.openstreetmap.org/?mlat=19.4326&mlon=-99.1332#map=17/19.5/-99.5', zocalo],
    ['https://www.openstreetmap.org/node/1#map=17.5/19.4326/-99.1332&layers=N', zocalo],
    ['https://www.openstreetmap.org/node/2468#map=19/19.4326/-99.1332', zocalo],
    ['https://www.openstreetmap.org/?mlat=19.4326&amp;mlon=-99.1332', zocalo],
    ['https://www.bing.com/maps?cp=19.4326~-99.1332&lvl=17', zocalo],
    ['https://osm.org/?mlon=-99.1332&mlat=19.4326', zocalo],
    ['https://waze.com/ul?ll=19.4326%2C-99.1332&navigate=yes', zocalo],
    ['https://www.waze.com/live-map/directions?to=ll.19.4326%2C-99.1332', zocalo],
    ['https://maps.apple.com/?ll=19.4326,-99.1332&q=Z%C3%B3calo', zocalo],
    ['https://maps.google.com/?q=19.4326,-99.1332&broken=%', zocalo],
  ])('%s', (text, read) => {
    expect(readPoint(text)).toEqual(read)
  })
})

test.each([
  ['https://maps.app.goo.gl/AbCdEf123', 'shortLink'],
  ['maps.app.goo.gl/AbCdEf123?g_st=iw', 'shortLink'],
  ['Zócalo https://goo.gl/maps/AbCdEf123', 'shortLink'],
  ['https://osm.org/go/TZMDCV~t--', 'shortLink'],
  ['https://www.openstreetmap.org/go/TZMDCV~t--', 'shortLink'],
  ['91, 0', 'outOfRange'],
  ['19.43, -180.0000001', 'outOfRange'],
  ['-99.1332, 19.4326', 'outOfRange'],
  ['https://www.google.com/maps/@19.4326,-199.1332,17z', 'outOfRange'],
  ...[
    '19.4326',
    'Zócalo',
    '19.43, -99.13, 5',
    '19,43,-99,13',
    '19 61 0 N 99 0 0 W',
    '19.5 30 N 99 W',
    'x'.repeat(5000),
  ].map((text) => [text, 'unreadable']),
  ...[
    '19 N 99 N',
    '-19 N 99 W',
    'N 19 S 99',
    'NaN, NaN',
    '1e1, 2',
    '194326 991332',
    '2468',
    'https://www.google.com/maps/place/Z%C3%B3calo',
  ].map((text) => [text, 'unreadable']),
])('%s is refused: %s', (text, problem) => {
  expect(readPoint(`${text}`)).toBe(problem)
})

describe('the schema', () => {
  test.each([
    [null, null],
    ['', null],
    [zocalo, zocalo],
    [{ lat: 19.43261234567, lng: -99.13321234567, zoom: 5 }, point(19.4326123, -99.1332123)],
    [{ lat: -90, lng: 180 }, point(-90, 180)],
    ['19.4326, -99.1332', zocalo],
  ])('keeps %j', (sent, kept) => {
    expect(verdictOf(pointSchema(), sent)).toEqual({ kept })
  })

  test.each([
    ...[
      { lat: 90.0000001, lng: 0 },
      { lat: 0, lng: -180.5 },
      { lat: 19 },
      { lat: '19', lng: '-99' },
      [19, -99],
    ],
    ...[{}, { lat: NaN, lng: 0 }, { lat: null, lng: null }, 19, true, 'https://maps.app.goo.gl/a'],
  ])('refuses %j', (sent) => {
    expect(verdictOf(pointSchema(), sent)).toEqual({ refused: [''] })
  })
})

test('what is stored is whole, and comes back as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }), (stored) => {
      const degrees = fromStored(stored)
      expect(toStored(degrees)).toBe(stored)
      expect(String(Math.abs(degrees)).replace(/^\d+\.?|e-7$/g, '').length).toBeLessThanOrEqual(7)
      expect(readPoint(`${degrees.toFixed(7)}, 0`)).toEqual(
        Math.abs(stored) > 900_000_000 ? 'outOfRange' : { lat: degrees + 0, lng: 0 },
      )
    }),
  )
})

test.each([
  ['Tijuana', point(32.5149, -117.0382), true],
  ['Isla Guadalupe', point(29.03, -118.28), true],
  ['Isla Mujeres', point(21.2323, -86.7314), true],
  ['Tapachula', point(14.9, -92.26), true],
  ['Madrid', point(40.4168, -3.7038), false],
  ['no place at all', point(0, 0), false],
])('%s is in the frame of Mexico: %j, %s', (_name, place, inside) => {
  expect(inMexico(place)).toBe(inside)
})

describe('distances', () => {
  const quarter = (Math.PI / 2) * 6_371_008.8
  test.each([
    ['none', zocalo, zocalo, 0],
    ['a degree of the equator', point(0, 0), point(0, 1), quarter / 90],
    ['across 180°', point(0, 179.5), point(0, -179.5), quarter / 90],
    ['from pole to pole', point(90, 12), point(-90, -70), 2 * quarter],
    ['at a pole, whatever the longitude', point(90, 0), point(90, 150), 0],
    ['over a pole', point(89, 0), point(89, 180), quarter / 45],
    ['to the other side', point(10, 20), point(-10, -160), 2 * quarter],
    ['Mexico City to Guadalajara', zocalo, point(20.6767, -103.3475), 461_000],
  ])('%s', (_what, one, other, metres) => {
    expect(distance(one, other) / 1000).toBeCloseTo(metres / 1000, metres === 461_000 ? -1 : 3)
    expect(distance(other, one)).toBeCloseTo(distance(one, other), 6)
  })
})
