import { readFile } from 'node:fs/promises'
import { PMTiles } from 'pmtiles'
import { expect, test } from 'vitest'
import { slugify } from '../src/contract/spanish/slug.ts'
import { empresas } from './empresas.ts'
import { planoFile, puntos } from './puntos.ts'

test('every branch of the demo has a door of its own on the demo’s map, which a telephone loads at once', async () => {
  const bytes = await readFile(planoFile)
  expect(bytes.length).toBeLessThan(1_000_000)
  const map = new PMTiles({
    getKey: () => 'demo',
    getBytes: async (at, length) => ({ data: new Uint8Array(bytes.subarray(at, at + length)).buffer }),
  })
  const { minLon, minLat, maxLon, maxLat, maxZoom } = await map.getHeader()
  expect(Object.keys(puntos)).toEqual(empresas.map(({ nombre }) => slugify(nombre)))
  const doors = Object.values(puntos)
  expect(new Set(doors.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(doors.length)
  for (const { lat, lng } of doors) {
    expect(lat > minLat && lat < maxLat && lng > minLon && lng < maxLon).toBe(true)
    expect(await map.getZxy(maxZoom, ...tileOf(lat, lng, maxZoom))).toBeDefined()
  }
})

function tileOf(lat: number, lng: number, zoom: number): [x: number, y: number] {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
  return [Math.floor(((lng + 180) / 360) * 2 ** zoom), Math.floor(((1 - north) / 2) * 2 ** zoom)]
}
