import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { avifOf } from '../../../test/support/avif.ts'
import { dataUrl, pdf, photo } from '../../../test/support/samples.ts'
import { type Answered, createWorld, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** How uploaded pictures are stored, from any camera, program or attacker (contract.md, sections 1 and 10). */

let world: World
beforeAll(async () => {
  world = await createWorld('sqlite')
})
afterAll(() => world.close())

const send = (imagen: Buffer | string): Promise<Answered> =>
  world.call('POST', api.adminImage, {
    token: world.admin,
    ...(typeof imagen === 'string' ? { body: { imagen } } : { form: { imagen } }),
  })

/**
 * Uploads a picture, which has to succeed, and returns a copy as visitors get it: the largest, or the one of a width.
 */
async function sent(imagen: Buffer, query = ''): Promise<Buffer> {
  const { status, body } = await send(imagen)
  expect([status, body.errors]).toEqual([201, undefined])
  const { raw } = await world.call('GET', body.url + query)
  const { width, height, pageHeight } = await sharp(raw).metadata()
  if (!query) expect([width, pageHeight ?? height]).toEqual([body.width, body.height])
  return raw
}

/** Red above, blue below, with a green corner at the left: shows every rotation and reflection. */
const flag = (width = 60, height = 40) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4" width="${width}" height="${height}">
      <path fill="#f00" d="M0 0h6v2H0z"/><path fill="#00f" d="M0 2h6v2H0z"/><path fill="#0f0" d="M0 0h2v2H0z"/></svg>`),
  ).removeAlpha()

const colours = ['red', 'green', 'blue']
const frames = (width = 60, height = 40, backgrounds = colours) =>
  Promise.all(
    backgrounds.map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
const moving = async (width?: number, height?: number) =>
  sharp(await frames(width, height), { join: { animated: true } })

/** Which of the three colours a place of the flag has; places go from 0 to 1. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const pixel = [...data.subarray(at, at + 3)]
  return colours[pixel.indexOf(Math.max(...pixel))] ?? ''
}

const corners = (bytes: Buffer) =>
  Promise.all([colourAt(bytes, 0.1, 0.1), colourAt(bytes, 0.9, 0.1), colourAt(bytes, 0.1, 0.9)])

/** The correction for each EXIF orientation. */
const held: Record<number, (picture: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(270).flop(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(90).flop(),
  8: (picture) => picture.rotate(90),
}

test.each(Object.entries(held))(
  'a photograph is turned upright from orientation %s',
  async (orientation, turn) => {
    const png = await turn(sharp(await flag().png().toBuffer()))
      .png()
      .toBuffer()
    for (const format of ['jpeg', 'webp'] as const) {
      const taken = sharp(png).withMetadata({ orientation: Number(orientation) })
      const raw = await sent(await taken[format]({ quality: 100 }).toBuffer())
      expect(await sharp(raw).metadata()).toMatchObject({ width: 60, height: 40 })
      expect(await corners(raw)).toEqual(['green', 'red', 'blue'])
    }
  },
)

test.each<[string, (png: Buffer) => Sharp]>([
  ['CMYK', (png) => sharp(png).toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
  ['CMYK without a profile', (png) => sharp(png).toColourspace('cmyk').jpeg()],
  ['16 bits', (png) => sharp(png).toColourspace('rgb16').png()],
  ['Display P3', (png) => sharp(png).withIccProfile('p3').jpeg()],
  ['a palette', (png) => sharp(png).png({ palette: true, colours: 4 })],
  ['interlaced', (png) => sharp(png).png({ progressive: true })],
  ['progressive', (png) => sharp(png).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
  ['lossless WebP', (png) => sharp(png).webp({ lossless: true })],
  ['AVIF', (png) => sharp(png).avif({ effort: 0 })],
  ['AVIF of 10 bits', (png) => sharp(png).avif({ effort: 0, bitdepth: 10 })],
  ['GIF', (png) => sharp(png).gif()],
])('a picture keeps its colours, in 8 bits of sRGB: %s', async (_, make) => {
  const raw = await sent(await make(await flag().png().toBuffer()).toBuffer())
  expect(await sharp(raw).metadata()).toMatchObject({ format: 'webp', space: 'srgb', depth: 'uchar' })
  expect((await sharp(raw).metadata()).icc).toBeUndefined()
  expect(await corners(raw)).toEqual(['green', 'red', 'blue'])
})

test('transparency is kept', async () => {
  const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#00ff0000' } })
  expect((await sharp(await sent(await clear.png().toBuffer())).stats()).isOpaque).toBe(false)
})

test.each(['gif', 'webp'] as const)(
  'an animation keeps its frames and their durations: %s',
  async (format) => {
    const timed = { delay: [100, 200, 300], loop: 2 }
    const bytes = await (await moving(1000, 300))[format](timed).toBuffer()
    for (const [query, width, height] of [
      ['', 1000, 300],
      ['?w=400', 400, 120],
    ] as const) {
      const raw = await sent(bytes, query)
      expect(await sharp(raw, { animated: true }).metadata()).toMatchObject({
        width,
        pageHeight: height,
        pages: 3,
        ...timed,
      })
      for (const [page, colour] of colours.entries())
        expect(await colourAt(await sharp(raw, { page }).png().toBuffer(), 0.5, 0.5)).toBe(colour)
    }
  },
)

test('an animation with an orientation is stored without rotation', async () => {
  const bytes = await (await moving())
    .withMetadata({ orientation: 6 })
    .webp({ delay: [9, 9, 9] })
    .toBuffer()
  expect(await sharp(await sent(bytes), { animated: true }).metadata()).toMatchObject({ pages: 3, width: 60 })
})

test.each([
  [3001, 1001, 1600, 534],
  [1601, 900, 1600, 899],
  [100, 20_000, 81, 16_200],
  [1, 40_000, 1, 16_383],
  [30_000, 1, 1600, 1],
  [1, 1, 1, 1],
])('a picture of %i × %i is kept as %i × %i', async (width, height, keptWidth, keptHeight) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(await sharp(await sent(bytes)).metadata()).toMatchObject({ width: keptWidth, height: keptHeight })
})

test('place, date and camera are removed', async () => {
  const bytes = await sharp(await photo(500, 300))
    .withExif({
      IFD0: { Artist: 'FULANA', Copyright: 'FULANA' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>FULANA</rdf></x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect(bytes.includes('FULANA')).toBe(true)
  for (const query of ['', '?w=400']) {
    const raw = await sent(bytes, query)
    for (const trace of ['FULANA', 'Exif', 'EXIF', 'XMP', 'ICCP']) expect(raw.includes(trace)).toBe(false)
  }
})

const whole: Record<string, () => Promise<Buffer>> = {
  JPEG: () => photo(400, 300),
  'progressive JPEG': async () =>
    sharp(await photo(400, 300))
      .jpeg({ progressive: true })
      .toBuffer(),
  PNG: async () =>
    sharp(await photo(400, 300))
      .png()
      .toBuffer(),
  'interlaced PNG': async () =>
    sharp(await photo(400, 300))
      .png({ progressive: true })
      .toBuffer(),
  WebP: async () =>
    sharp(await photo(400, 300))
      .webp()
      .toBuffer(),
  AVIF: async () =>
    sharp(await photo(400, 300))
      .avif({ effort: 0 })
      .toBuffer(),
  GIF: async () =>
    sharp(await photo(400, 300))
      .gif()
      .toBuffer(),
  'animated GIF': async () => (await moving()).gif({ delay: [100, 100, 100] }).toBuffer(),
  'animated WebP': async () => (await moving()).webp({ delay: [100, 100, 100] }).toBuffer(),
}

const refused = { imagen: [expect.stringMatching(/^La imagen debe ser .* completa\.$/)] }

test.each(Object.entries(whole))('a truncated picture is refused: %s', async (_, make) => {
  const bytes = await make()
  expect((await send(bytes)).status).toBe(201)
  for (const part of [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97]) {
    const { status, body } = await send(bytes.subarray(0, Math.ceil(bytes.length * part)))
    expect([part, status, body.errors]).toEqual([part, 422, refused])
  }
})

test.each(Object.entries(whole))('bytes behind a complete picture are dropped: %s', async (_, make) => {
  const tail = Buffer.from('\n<script>alert("POLIGLOTA")</script><?php system("POLIGLOTA") ?>PK\x03\x04')
  const raw = await sent(Buffer.concat([await make(), tail]))
  expect(raw.includes('POLIGLOTA')).toBe(false)
})

test('a script in a comment of a picture is dropped', async () => {
  const jpeg = await photo(40, 40)
  const script = Buffer.from('*/alert("POLIGLOTA")/*')
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
  const raw = await sent(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))
  expect(raw.includes('POLIGLOTA')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['SVG', () => Buffer.from(svg)],
  ['SVG behind the mark of UTF-8', () => Buffer.from(`\ufeff${svg}`)],
  ['SVG with GIF’s first letters', () => Buffer.from(`GIF89a${svg}`)],
  [
    'a script that begins as a GIF',
    () => Buffer.from('GIF89a/*;;;;;;;;;;;;;;*/=1;alert(document.domain)//;'),
  ],
  [
    'HTML behind a JPEG’s first bytes',
    () => Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1'),
  ],
  ['sound in WebP’s container', () => Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a film that calls itself AVIF', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0avifmp42', 'latin1')],
  ['TIFF', () => flag().tiff().toBuffer()],
  ['a PDF', () => pdf(['Hola'])],
])('a file that is no picture is refused under every name: %s', async (_, make) => {
  const bytes = await make()
  for (const imagen of [
    bytes,
    ...['image/png', 'image/svg+xml', 'text/html'].map((type) => dataUrl(type, bytes)),
  ]) {
    const { status, body } = await send(imagen)
    expect([status, body.errors]).toEqual([422, refused])
  }
})

test('the principal image of an AVIF with several is stored', async () => {
  const images = await Promise.all(
    colours.map((background, index) =>
      sharp({ create: { width: 60 + 10 * index, height: 40, channels: 3, background } })
        .avif({ effort: 0 })
        .toBuffer(),
    ),
  )
  for (const [principal, colour] of colours.entries())
    expect(await colourAt(await sent(avifOf(images, principal)), 0.5, 0.5)).toBe(colour)
  // Images of equal size are no animation either.
  const alike = avifOf([...images.slice(0, 1), ...images.slice(0, 1)], 1)
  expect((await sharp(await sent(alike), { animated: true }).metadata()).pages ?? 1).toBe(1)
})
