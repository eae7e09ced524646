import { once } from 'node:events'
import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, pdf, photo } from '../../../test/support/samples.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api, imagePath, pdfPath } from '../../contract/paths.ts'

/** Pictures and documents as visitors get them (contract.md, sections 1 and 10). */

const TITLE = 'Precios «otoño» 2026/27\nnuevo'

describe.each(DATABASES)('files, on %s', (kind) => {
  let world: World
  let document: Buffer
  let archivo: string
  let picture: string
  const { make, change, removeForEver } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    document = await pdf(['Uno', 'Dos'])
    const catalogo = await make('catalogo', {
      titulo: TITLE,
      archivo: dataUrl('application/pdf', document),
    })
    archivo = pdfPath(catalogo.archivo)
    const urlfoto = dataUrl('image/jpeg', await photo(2000, 1000))
    picture = imagePath('empresa', (await make('empresa', { urlfoto })).urlfoto)
  })
  afterAll(() => world.close())

  const get = (path: string, headers?: Record<string, string>): Promise<Answered> =>
    world.call('GET', path, { headers })

  let listening: Promise<string> | undefined
  const origin = () => {
    listening ??= world.app.listen({ port: 0, host: '127.0.0.1' })
    return listening
  }

  describe('a picture', () => {
    test.each([
      ['', 1600, 800],
      ['?w=400', 400, 200],
      ['?w=800', 800, 400],
      // No other width is made on request; the answer is the whole picture.
      ['?w=1600', 1600, 800],
      ['?w=123', 1600, 800],
      ['?w=-400', 1600, 800],
      ['?w=abc', 1600, 800],
      ['?w=400&w=800', 1600, 800],
      ['?w=..%2f400', 1600, 800],
    ])('%s is served as WebP', async (query, width, height) => {
      const { status, headers, raw } = await get(picture + query)
      expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
      expect(headers['content-length']).toBe(String(raw.length))
      expect(await sharp(raw).metadata()).toMatchObject({ format: 'webp', width, height })
    })

    test.each([
      [1000, [400, 800, 1000]],
      [800, [400, 800, 800]],
      [300, [300, 300, 300]],
    ])('of %i pixels is never enlarged', async (original, widths) => {
      const urlfoto = dataUrl('image/jpeg', await photo(original, original / 2))
      const path = imagePath('categoria', (await make('categoria', { urlfoto })).urlfoto)
      const sizes = []
      for (const query of ['?w=400', '?w=800', ''])
        sizes.push((await sharp((await get(path + query)).raw).metadata()).width)
      expect(sizes).toEqual(widths)
    })

    test('may be cached forever, and cannot run scripts', async () => {
      const { headers } = await get(picture)
      expect(headers['cache-control']).toMatch(/\bimmutable\b/)
      expect(headers['cache-control']).toMatch(/max-age=31536000/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
      expect(headers['content-security-policy']).not.toMatch(/script/)
    })

    test('is not sent again to a browser that has it, separately for each width', async () => {
      const etags = []
      for (const query of ['', '?w=400', '?w=800']) {
        const etag = String((await get(picture + query)).headers.etag)
        etags.push(etag)
        for (const known of [etag, `W/${etag}`, `"otra", ${etag}`, '*']) {
          const again = await get(picture + query, { 'if-none-match': known })
          expect([known, again.status, again.raw.length]).toEqual([known, 304, 0])
          expect([again.headers.etag, again.headers['cache-control']]).toEqual([
            etag,
            expect.stringContaining('immutable'),
          ])
        }
      }
      expect(new Set(etags)).toHaveLength(3)
    })

    test('stays once replaced, and is gone when its record is for ever, even if it was cached', async () => {
      const urlfoto = async (width: number) => dataUrl('image/jpeg', await photo(width, width))
      const { id, urlfoto: first } = await make('categoria', { urlfoto: await urlfoto(500) })
      const site = await origin()
      const seen = async (name: string | null) => (await fetch(site + imagePath('categoria', name))).status
      expect([await seen(first), await seen(first)]).toEqual([200, 200])
      const { urlfoto: second } = await change('categoria', id, { urlfoto: await urlfoto(600) })
      expect([await seen(first), await seen(second)]).toEqual([200, 200])
      await removeForEver('categoria', id)
      // The writer is answered before the files are removed.
      await expect.poll(() => seen(first)).toBe(404)
      await expect.poll(() => seen(second)).toBe(404)
    })

    test('contains no place where it was taken, and is upright', async () => {
      const taken = await sharp(await photo(600, 300))
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD3: { GPSLatitude: '19/1 25/1 0/1', GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer()
      expect((await sharp(taken).metadata()).exif).toBeDefined()
      const { urlfoto } = await make('categoria', { urlfoto: dataUrl('image/jpeg', taken) })
      const meta = await sharp((await get(imagePath('categoria', urlfoto))).raw).metadata()
      expect(meta).toMatchObject({ width: 300, height: 600 })
      expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    })
  })

  describe('a document', () => {
    test('is served unchanged, inline, under its title', async () => {
      const { status, headers, raw } = await get(archivo)
      expect(status).toBe(200)
      expect(raw.equals(document)).toBe(true)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(document.length),
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringMatching(/immutable/),
        'content-security-policy': expect.stringMatching(/default-src 'none'/),
      })
      expect(headers['content-disposition']).toMatch(/^inline; filename="[ -~]*\.pdf"; filename\*=UTF-8''/)
      const name = decodeURIComponent(String(headers['content-disposition']).split("UTF-8''")[1] ?? '')
      expect(name).toBe(`${TITLE}.pdf`)
    })

    const ranges: [range: string, from: number, to: number][] = [
      ['bytes=0-0', 0, 1],
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, Number.POSITIVE_INFINITY],
      ['bytes=-50', -50, Number.POSITIVE_INFINITY],
      ['bytes=10-999999999', 10, Number.POSITIVE_INFINITY],
      ['bytes=-999999999', 0, Number.POSITIVE_INFINITY],
    ]
    test.each(ranges)('is served in part: %s', async (range, from, to) => {
      const { status, headers, raw } = await get(archivo, { range })
      const part = document.subarray(from, to)
      const start = from < 0 ? document.length + from : from
      expect(status).toBe(206)
      expect(raw.equals(part)).toBe(true)
      expect(headers['content-range']).toBe(`bytes ${start}-${start + part.length - 1}/${document.length}`)
      expect(headers['content-length']).toBe(String(part.length))
    })

    test.each(['bytes=999999999-', 'bytes=-0', 'bytes=5-2'])(
      'answers 416 to a range outside: %s',
      async (range) => {
        const { status, headers, body } = await get(archivo, { range })
        expect([status, headers['content-range']]).toEqual([416, `bytes */${document.length}`])
        expect(body).toEqual({ message: expect.any(String) })
        expect(headers['cache-control']).toBe('no-store')
      },
    )

    test.each(['bytes=0-1,5-9', 'bytes=abc', 'lines=1-2', 'bytes=-', 'bytes 0-1'])(
      'is served whole for an invalid range: %s',
      async (range) => {
        const { status, raw } = await get(archivo, { range })
        expect([status, raw.length]).toEqual([200, document.length])
      },
    )

    test('is served in part only while it is the same', async () => {
      const etag = String((await get(archivo)).headers.etag)
      const part = (condition: string) => get(archivo, { range: 'bytes=0-9', 'if-range': condition })
      expect((await part(etag)).status).toBe(206)
      expect((await part('"otra"')).status).toBe(200)
      expect((await get(archivo, { range: 'bytes=0-9', 'if-none-match': etag })).status).toBe(304)
    })

    test('answers HEAD with its size only', async () => {
      // Only GET has ranges (RFC 9110, 14.2).
      for (const range of [undefined, 'bytes=0-9', 'bytes=999999999-']) {
        const { status, headers, raw } = await world.call('HEAD', archivo, {
          headers: range ? { range } : {},
        })
        expect([status, raw.length, headers['content-length']]).toEqual([200, 0, String(document.length)])
      }
    })

    test('stays once replaced, and is gone when its record is for ever', async () => {
      const { id, archivo: first } = await make('catalogo')
      expect((await get(pdfPath(first))).status).toBe(200)
      const { archivo: second } = await change('catalogo', id, {
        archivo: dataUrl('application/pdf', await pdf(['Otro'])),
      })
      for (const archivo of [first, second]) expect((await get(pdfPath(archivo))).status).toBe(200)
      await removeForEver('catalogo', id)
      for (const archivo of [first, second])
        await expect.poll(async () => (await get(pdfPath(archivo))).status).toBe(404)
    })
  })

  describe('foto.jpg', () => {
    test.each(['categoria', 'empresa'])('always exists in %s', async (folder) => {
      for (const width of [undefined, 400, 800] as const) {
        const { status, headers, raw } = await get(imagePath(folder, null, width))
        expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
        expect((await sharp(raw).metadata()).format).toBe('jpeg')
      }
      const { headers } = await get(imagePath(folder, null))
      const again = await get(imagePath(folder, null), { 'if-none-match': `"otra", ${headers.etag}` })
      expect([again.status, again.raw.length]).toEqual([304, 0])
    })

    test.each(['producto', 'slide', 'post', 'pagina'])('does not exist in %s', async (folder) => {
      expect((await get(imagePath(folder, null))).status).toBe(404)
    })
  })

  describe('a missing file', () => {
    const isNotThere = async (path: string) => {
      const { status, headers, body } = await get(path)
      expect([path, status, body]).toEqual([path, 404, { message: expect.any(String) }])
      expect(headers['cache-control']).toBe('no-store')
    }

    test.each([
      ...['/img', '/img/', '/img/empresa/', '/img/empresa/no-hay.webp', '/img/empresa/abc-10x10.webp'],
      ...['/img/otra/foto.jpg', '/img/EMPRESA/foto.jpg', '/img/__proto__/foto.jpg', '/img//empresa/foto.jpg'],
      ...['/storage', '/storage/', '/storage/abc.pdf', '/storage/%00', `/storage/${'a'.repeat(900)}`],
    ])('gets 404: %s', isNotThere)

    const far = ['etc/passwd', '../zocalo.sqlite', '../../zocalo.sqlite', '../../../../etc/passwd', '.tmp/x']
    const written: [string, (path: string) => string][] = [
      ['plainly', (path) => path],
      ['with %2F', (path) => path.replaceAll('/', '%2F')],
      ['with %2e', (path) => path.replaceAll('.', '%2e').replaceAll('/', '%2f')],
      ['with %252e', (path) => path.replaceAll('.', '%252e').replaceAll('/', '%252f')],
      ['with backslashes', (path) => path.replaceAll('/', '%5c')],
      ['with doubled dots', (path) => path.replaceAll('../', '....//')],
      ['with a picture’s ending', (path) => `${path.replaceAll('/', '%2f')}%00.webp`],
    ]
    test.each(written)('outside the folders stays unreachable, written %s', async (_, write) => {
      for (const base of ['/img/empresa/', '/img/', '/storage/', '/assets/'])
        for (const path of far) await isNotThere(base + write(path))
    })

    test('outside the folders stays unreachable with unnormalized dots', async () => {
      const { port } = new URL(await origin())
      for (const path of far)
        for (const base of ['/img/empresa/', '/storage/'])
          expect([path, await statusOfRaw(Number(port), base + path)]).toEqual([path, 404])
    })

    test('a picture exists in its own folder only', async () => {
      const name = picture.split('/').at(-1) ?? ''
      for (const folder of ['categoria', 'producto', 'slide', 'post', 'pagina', 'contenido', 'ajustes'])
        expect((await get(imagePath(folder, name))).status).toBe(404)
      expect((await get(pdfPath(name))).status).toBe(404)
    })
  })

  test('a picture of the editor is served like the others', async () => {
    const sent = { imagen: await photo(900, 300) }
    const { status, body, headers } = await world.call('POST', api.adminImage, {
      token: world.admin,
      form: sent,
    })
    expect([status, headers.location]).toEqual([201, body.url])
    expect(body).toEqual({
      url: expect.stringMatching(/^\/img\/contenido\/[\w-]+\.webp$/),
      width: 900,
      height: 300,
    })
    expect((await get(body.url)).headers['content-type']).toBe('image/webp')
  })
})

/** Returns the status of a GET whose path no client normalizes. */
async function statusOfRaw(port: number, path: string): Promise<number | undefined> {
  const [response] = await once(request({ host: '127.0.0.1', port, path, agent: false }).end(), 'response')
  response.resume()
  return response.statusCode
}
