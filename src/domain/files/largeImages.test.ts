import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { avifClaiming } from '../../../test/support/avif.ts'
import { claiming, film } from '../../../test/support/hostileFiles.ts'
import { dataUrl, photo } from '../../../test/support/samples.ts'
import { type Answered, createWorld, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { validation } from '../../contract/texts/server.ts'

/** How large a picture may be in bytes and pixels, whatever its header says (contract.md, section 1). */

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

test.each([
  ['50 000 × 50 000', () => claiming(50_000, 50_000)],
  ['the largest size in a PNG header', () => claiming(2 ** 31 - 1, 2 ** 31 - 1)],
  ['a row of pixels over the limit', () => claiming(50_000_001, 1)],
])('a small file that claims too many pixels is refused before it is decoded: %s', async (_, make) => {
  const bytes = await make()
  expect(bytes.length).toBeLessThan(200)
  const { status, body } = await send(bytes)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['imagen']])
})

test('the frames of an animation have at most 100 megapixels together', async () => {
  expect((await send(await film(500, 400, 500))).status).toBe(201)
  for (const bytes of [await film(500, 400, 501), await film(1600, 1600, 156)]) {
    const { status, body } = await send(bytes)
    expect([status, body.errors]).toEqual([422, { imagen: [validation.tooManyMovingPixels] }])
  }
})

test('an animation of very many small frames is accepted', async () => {
  expect((await send(await film(10, 10, 10_000))).status).toBe(201)
})

test('an AVIF that claims a smaller size gets an answer', async () => {
  const bytes = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: 'red' } })
    .avif({ effort: 0 })
    .toBuffer()
  expect([201, 422]).toContain((await send(avifClaiming(bytes, 64, 64))).status)
})

test('a picture of over 10 MB gets 413 in both forms; one of 10 MB is decoded', async () => {
  const jpeg = await photo(40, 40)
  const exactly = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024 - jpeg.length)])
  const over = Buffer.concat([exactly, Buffer.alloc(1)])
  for (const way of [(bytes: Buffer) => bytes, (bytes: Buffer) => dataUrl('image/jpeg', bytes)]) {
    expect((await send(way(exactly))).status).toBe(201)
    const { status, body } = await send(way(over))
    expect([status, Object.keys(body)]).toEqual([413, ['message']])
  }
})
