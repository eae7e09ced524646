import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../../test/support/s3.ts'
import { type Answered, createWorld, type World } from '../../../test/support/world.ts'
import { api, cityMap } from '../../contract/paths.ts'
import { s3Store } from '../../domain/files/store/s3.ts'
import { createProduct } from '../../product.ts'

/** The city map's file and style. Neither looks at the database, so one kind of it is enough. */

let world: World
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  world.call(method, cityMap.file, { headers })
const rangeOf = ({ headers }: Answered) => headers['content-range']

describe('a map in the data folder', () => {
  const map = randomBytes(300_000)
  const path = () => join(world.config.dataDir, 'mapa.pmtiles')
  /** As people replace it: another file under the same name. */
  const put = async (bytes: Buffer) => {
    await writeFile(`${path()}.new`, bytes)
    await rename(`${path()}.new`, path())
  }
  beforeAll(async () => {
    world = await createWorld('sqlite')
  })
  afterAll(() => world.close())
  afterEach(() => put(map))

  test('is not there at first', async () => {
    expect((await get()).status).toBe(404)
    expect((await get({}, 'HEAD')).status).toBe(404)
    expect((await world.call('GET', `${cityMap.folder}/otro.pmtiles`)).status).toBe(404)
    expect((await world.call('DELETE', cityMap.file)).status).toBe(405)
  })

  test('is served whole, as it is', async () => {
    const { status, headers, raw } = await get({ 'accept-encoding': 'br, gzip' })
    expect([status, raw.equals(map), headers['content-encoding']]).toEqual([200, true, undefined])
    expect(headers).toMatchObject({
      'content-length': '300000',
      'content-type': 'application/vnd.pmtiles',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/),
    })
    const head = await get({ range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.raw.length, head.headers['content-length']]).toEqual([200, 0, '300000'])
    expect((await get({ 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=0-16383', 0, 16_384],
    ['bytes=65530-70000', 65_530, 70_001],
    ['bytes=299999-', 299_999, 300_000],
    ['bytes=-100', 299_900, 300_000],
    ['bytes=200000-9999999', 200_000, 300_000],
  ])('is served in part: %s', async (range, from, to) => {
    const answer = await get({ range, 'accept-encoding': 'br, gzip' })
    expect([answer.status, rangeOf(answer)]).toEqual([206, `bytes ${from}-${to - 1}/300000`])
    expect(answer.raw.equals(map.subarray(from, to))).toBe(true)
    expect(answer.headers['content-length']).toBe(String(to - from))
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  test('answers 416 to a range outside, and ignores what is no single range', async () => {
    const outside = await get({ range: 'bytes=300000-' })
    expect([outside.status, rangeOf(outside)]).toEqual([416, 'bytes */300000'])
    for (const range of ['bytes=0-1,5-9', 'bytes=abc', 'lines=1-2'])
      expect((await get({ range })).status).toBe(200)
  })

  test('is seen as another once it is replaced', async () => {
    const before = String((await get({}, 'HEAD')).headers.etag)
    const other = randomBytes(300_000)
    await put(other)
    const range = 'bytes=0-9'
    const whole = await get({ range, 'if-range': before })
    expect([whole.status, whole.raw.equals(other)]).toEqual([200, true])
    expect(whole.headers.etag).not.toBe(before)
    const part = await get({ range, 'if-range': String(whole.headers.etag) })
    expect([part.status, part.raw.equals(other.subarray(0, 10))]).toEqual([206, true])
    await rm(path())
    expect((await get({ range })).status).toBe(404)
  })

  test('answers eighty ranges at once, and large parts beside them', async () => {
    const starts = Array.from({ length: 80 }, (_, index) => index * 3000)
    const parts = await Promise.all(starts.map((start) => get({ range: `bytes=${start}-${start + 2999}` })))
    expect(Buffer.concat(parts.map(({ raw }) => raw)).equals(map.subarray(0, 240_000))).toBe(true)
    const large = randomBytes(1_000_000)
    await put(large)
    const [part, whole] = await Promise.all([get({ range: 'bytes=1-' }), get()])
    expect([part.raw.equals(large.subarray(1)), whole.raw.equals(large)]).toEqual([true, true])
  })

  test('is told to administrators: none, one that is no map, a map', async () => {
    const state = async () => {
      // Whoever asks for the file makes the others notice it.
      await get({}, 'HEAD')
      return (await world.call('GET', api.adminOverview, { token: world.admin })).body.mapa
    }
    expect(await state()).toBe('unreadable')
    await put(archive({ attribution: 'Plano <b>de</b> demostración' }))
    expect(await state()).toBe('ready')
    await rm(path())
    expect(await state()).toBe('none')
  })

  test('is told to pages as soon as it comes or goes', async () => {
    const { app, close } = await createProduct(world.config, {
      background: false,
      site: async (_request, { hasMap }) => new Response(hasMap() ? 'Ver mapa' : 'sin mapa'),
    })
    const page = async () => {
      await app.inject({ method: 'HEAD', url: cityMap.file })
      return (await app.inject('/sucursales')).body
    }
    await rm(path())
    expect(await page()).toBe('sin mapa')
    await put(archive({}))
    expect(await page()).toBe('Ver mapa')
    await put(Buffer.from('no es un mapa'))
    expect(await page()).toBe('sin mapa')
    await close()
  })

  test('has a style in two colours that names whom it thanks, and no other site', async () => {
    const style = async (query = '') => (await world.call('GET', cityMap.style + query)).body
    const thanks = async () => {
      await get({}, 'HEAD')
      return (await style()).sources.mapa.attribution
    }
    expect(await thanks()).toContain('© OpenStreetMap')
    await put(archive({ attribution: '<a href="https://protomaps.com">Protomaps</a> © OpenStreetMap' }))
    expect(await thanks()).toContain('© OpenStreetMap')
    await put(archive({ attribution: 'Plano <b>de</b> demostración' }))
    expect(await thanks()).toBe('Plano de demostración')
    const [light, dark] = [await style(), await style('?tema=oscuro')]
    expect(light.layers[0].paint).not.toEqual(dark.layers[0].paint)
    expect(light.sources.mapa.url).toBe(`pmtiles://${cityMap.file}`)
    expect(light.center).toEqual([-98.8, 19.7])
    expect(JSON.stringify([light.glyphs, light.sprite, light.sources.mapa.url])).not.toMatch(/https?:/)
  })
})

describe('a map at an address', () => {
  const map = archive({})
  let store: Server
  let away = false
  beforeAll(async () => {
    store = createServer((request, response) => {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      if (away || from === undefined) return response.writeHead(away ? 500 : 200).end()
      const part = map.subarray(Number(from), Number(to) + 1)
      const range = `bytes ${from}-${Number(from) + part.length - 1}/${map.length}`
      response
        .writeHead(206, { etag: '"uno"', 'content-range': range, 'content-length': part.length })
        .end(part)
    })
    await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening))
    const address = store.address()
    const port = typeof address === 'object' ? address?.port : 0
    world = await createWorld('sqlite', { map: `http://127.0.0.1:${port}/ciudad.pmtiles` })
  })
  afterAll(async () => {
    await world.close()
    store.close()
  })

  test('comes through the site, by ranges', async () => {
    const { status, headers, raw } = await get()
    expect([status, raw.equals(map)]).toEqual([200, true])
    expect(headers.etag).toMatch(/^"[^"]+"$/)
    const part = await get({ range: 'bytes=100-199', 'if-range': String(headers.etag) })
    expect([part.status, part.raw.equals(map.subarray(100, 200))]).toEqual([206, true])
    expect(rangeOf(part)).toBe(`bytes 100-199/${map.length}`)
    expect((await get({ range: `bytes=${map.length}-` })).status).toBe(416)
  })

  test('that does not answer is unavailable for now', async () => {
    away = true
    expect((await get({ range: 'bytes=0-9' })).status).toBe(503)
    away = false
    expect((await get({ range: 'bytes=0-9' })).status).toBe(206)
  })
})

test('a map in the site’s own bucket, which is closed to others', async () => {
  const s3 = await startS3()
  const map = archive({})
  await s3Store(s3.target).put('mapas/ciudad.pmtiles', map)
  const { endpoint, bucket } = s3.target
  world = await createWorld('sqlite', { s3: s3.target, map: `${endpoint}/${bucket}/mapas/ciudad.pmtiles` })
  const { status, raw } = await get({ range: 'bytes=0-126' })
  expect([status, raw.equals(map.subarray(0, 127))]).toEqual([206, true])
  await world.close()
  await s3.close()
})

/** The smallest PMTiles archive (version 3): a header, an empty root directory, and metadata. */
function archive(metadata: object): Buffer {
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  const root = Buffer.from([0])
  const json = Buffer.from(JSON.stringify(metadata))
  const sections = [root.length, json.length, 0, 300]
  let at = header.length
  for (const [index, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    at += length
  }
  // Neither directories nor tiles are compressed; the tiles are vectors.
  header.set([1, 1, 1, 1, 10, 15], 96)
  for (const [index, degrees] of [-98.9, 19.6, -98.7, 19.8].entries())
    header.writeInt32LE(degrees * 1e7, 102 + index * 4)
  header.writeInt32LE(-98.8 * 1e7, 119)
  header.writeInt32LE(19.7 * 1e7, 123)
  return Buffer.concat([header, root, json, Buffer.alloc(300)])
}
