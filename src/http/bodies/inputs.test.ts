import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, onePixel, pdf, photo } from '../../../test/support/samples.ts'
import { type Answered, type Asked, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api, imagePath } from '../../contract/paths.ts'

/** Which files are accepted, as a file and as data, and that a refused one leaves nothing (contract.md, section 1). */

const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c96b4b' } })

describe.each(DATABASES)('uploaded files, on %s', (kind) => {
  let world: World
  const { make } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const admin = (method: string, path: string, asked: Asked = {}): Promise<Answered> =>
    world.call(method, path, { token: world.admin, ...asked })
  /** Both ways of sending a picture. */
  const bothWays = async (bytes: Buffer, type = 'image/png') => [
    await admin('POST', api.admin('categoria'), { form: { nombre: 'Foto', urlfoto: bytes } }),
    await admin('POST', api.admin('categoria'), { body: { nombre: 'Foto', urlfoto: dataUrl(type, bytes) } }),
  ]
  const storedFiles = async () => {
    const found = await readdir(join(world.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
    return found.filter((entry) => entry.isFile()).map((entry) => entry.name)
  }

  test.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => plain().jpeg().toBuffer()],
    ['PNG', () => plain().png().toBuffer()],
    ['WebP', () => plain().webp().toBuffer()],
    ['GIF', () => plain().gif().toBuffer()],
    ['AVIF', () => plain().avif({ effort: 0 }).toBuffer()],
    ['grey', () => plain().greyscale().jpeg().toBuffer()],
    ['CMYK', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['with an alpha channel', () => plain().ensureAlpha(0.5).png().toBuffer()],
  ])('a picture is recognised by its content, whatever its declared type: %s', async (_, bytes) => {
    for (const { status, body } of await bothWays(await bytes(), 'text/html')) {
      expect([status, body.urlfoto]).toEqual([201, expect.stringMatching(/^[0-9a-f]+-40x20\.webp$/)])
      const { raw } = await admin('GET', imagePath('categoria', body.urlfoto))
      expect(await sharp(raw).metadata()).toMatchObject({
        format: 'webp',
        space: 'srgb',
        width: 40,
        height: 20,
      })
    }
  })

  test('an animation stays animated', async () => {
    const frames = await Promise.all(['red', 'lime', 'blue'].map((background) => frame(background)))
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(3)
    for (const { body } of await bothWays(gif)) {
      const { raw } = await admin('GET', imagePath('categoria', body.urlfoto))
      expect(await sharp(raw).metadata()).toMatchObject({ pages: 3, width: 30, height: 30 })
    }
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG', () => Buffer.from(svg)],
    ['SVG with an XML line', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['TIFF', () => plain().tiff().toBuffer()],
    ['BMP', () => Buffer.from('BM6\0\0\0\0\0\0\x006\0\0\0(\0\0\0\x01\0\0\0', 'latin1')],
    ['a PDF', () => pdf(['Hola'])],
    ['text', () => Buffer.from('hola')],
    ['one byte', () => Buffer.from('x')],
    ['the beginning of a JPEG', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['half a JPEG', async () => (await photo(300, 300)).subarray(0, 900)],
    ['half a PNG', async () => (await plain(300, 300).png().toBuffer()).subarray(0, 100)],
    ['more than 50 megapixels', () => plain(10_000, 5001).png({ compressionLevel: 1 }).toBuffer()],
  ])('a file that is no picture is refused, and leaves nothing: %s', async (_, bytes) => {
    const before = await storedFiles()
    for (const { status, body } of await bothWays(await bytes())) {
      expect([status, Object.keys(body.errors)]).toEqual([422, ['urlfoto']])
      expect(body.errors.urlfoto).toEqual([expect.stringMatching(/imagen/)])
    }
    expect(await storedFiles()).toEqual(before)
  })

  test('exactly 50 megapixels are accepted', async () => {
    const bytes = await plain(10_000, 5000).png({ compressionLevel: 1 }).toBuffer()
    const { status, body } = await admin('POST', api.adminImage, { form: { imagen: bytes } })
    expect([status, body.width, body.height]).toEqual([201, 1600, 800])
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['text', () => Buffer.from('hola')],
    ['a picture', () => photo(50, 50)],
    ['the first bytes alone', () => Buffer.from('%PDF-1.7\n')],
    ['half of one', async () => (await pdf(['Hola'])).subarray(0, 300)],
    ['one with something before it', async () => Buffer.concat([Buffer.from('\n'), await pdf(['Hola'])])],
  ])('a file that is no PDF or does not open is refused: %s', async (_, bytes) => {
    const before = await storedFiles()
    const archivo = await bytes()
    const sent = [
      { form: { titulo: 'T', archivo } },
      { body: { titulo: 'T', archivo: dataUrl('', archivo) } },
    ]
    for (const asked of sent) {
      const { status, body } = await admin('POST', api.admin('catalogo'), asked)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['archivo']])
    }
    expect(await storedFiles()).toEqual(before)
  })

  test('a valid picture beside an invalid field is refused, and leaves nothing', async () => {
    await make('post', { name: 'Única' })
    const before = await storedFiles()
    for (const wrong of [{ title: '' }, { name: ' ÚNICA ' }, { order: -1 }]) {
      const body = { name: 'Nueva', title: 'T', description: 'D', urlfoto: onePixel, ...wrong }
      const answer = await admin('POST', api.admin('post'), { body })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, Object.keys(wrong)])
    }
    await expect.poll(storedFiles).toEqual(before)
  })

  test.each([
    ['slide', 'urlfoto', { frase: 'Sin foto' }],
    ['catalogo', 'archivo', { titulo: 'Sin PDF' }],
  ] as const)('a new %s has to have its file, and keeps one for good', async (name, field, values) => {
    for (const empty of [undefined, null, '', Buffer.alloc(0)]) {
      const form = Buffer.isBuffer(empty) ? { form: { ...values, [field]: empty } } : undefined
      const answer = await admin('POST', api.admin(name), form ?? { body: { ...values, [field]: empty } })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    }
    const made = await make(name)
    const kept = made.imagen ?? made.archivo
    const path = api.adminItem(name, made.id)
    for (const same of [null, '', kept]) {
      const saved = await admin('PUT', path, { body: { ...values, [field]: same } })
      expect([saved.status, saved.body.imagen ?? saved.body.archivo]).toEqual([200, kept])
    }
    const other = await admin('PUT', path, { body: { [field]: 'otro.webp' } })
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, [field]])
  })

  test('a slide’s picture cannot be removed', async () => {
    const { id } = await make('slide')
    const { status, body } = await admin('PUT', api.adminItem('slide', id), { body: { sin_imagen: true } })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['urlfoto']])
  })

  test.each([
    ['1', true],
    ['true', true],
    ['on', true],
    ['0', false],
    ['false', false],
    ['', false],
  ])('%j is %s, in a form and in JSON', async (text, value) => {
    for (const asked of [
      { form: { nombre: 'Menú', menu: text } },
      { body: { nombre: 'Menú', menu: text } },
    ]) {
      const { status, body } = await admin('POST', api.admin('categoria'), asked)
      expect([status, body.menu]).toEqual([201, value])
    }
  })
})

const frame = (background: string) =>
  sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
