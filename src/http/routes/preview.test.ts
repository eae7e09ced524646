import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, photo } from '../../../test/support/samples.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { previewOf } from '../../contract/preview.ts'

/** Pictures in link previews (docs/decisions/0046-link-previews.md). */

describe.each(DATABASES)('the preview of a picture, on %s', (kind) => {
  let world: World
  const { make, removeForEver } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  /** Creates a branch with the picture, and returns its preview. */
  const withPicture = async (picture: Buffer) => {
    const { id, urlfoto } = await make('empresa', { urlfoto: dataUrl('image/png', picture) })
    const preview = previewOf('empresa', urlfoto)
    if (!preview) throw new Error(`No picture is named ${urlfoto}`)
    return { id, ...preview }
  }

  test.each([
    [2000, 1000, 1200, 600],
    [1200, 1200, 1200, 1200],
    [900, 1500, 900, 900],
    [300, 200, 300, 200],
  ])('of %i × %i is a JPEG of %i × %i, which may be cached forever', async (width, height, ...shown) => {
    const { path, size } = await withPicture(await photo(width, height))
    expect([size.width, size.height]).toEqual(shown)
    const { status, headers, raw } = await world.call('GET', path)
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(headers['cache-control']).toMatch(/\bimmutable\b/)
    const drawn = await sharp(raw).metadata()
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['jpeg', ...shown])
    const again = await world.call('GET', path, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
  })

  test('that is transparent is drawn on white', async () => {
    const create = { width: 40, height: 40, channels: 4, background: '#0000' } as const
    const { path } = await withPicture(await sharp({ create }).png().toBuffer())
    const { raw } = await world.call('GET', path)
    expect([...(await sharp(raw).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })

  test('is gone with its record', async () => {
    const { id, path } = await withPicture(await photo(500, 400))
    expect((await world.call('GET', path)).status).toBe(200)
    await removeForEver('empresa', id)
    await expect.poll(async () => (await world.call('GET', path)).status).toBe(404)
  })
})
