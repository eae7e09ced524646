import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { recordsOf } from '../../../../test/support/records.ts'
import { onePixel } from '../../../../test/support/samples.ts'
import { trashOf } from '../../../../test/support/trash.ts'
import { createWorld, DATABASES, tokenOf, type World } from '../../../../test/support/world.ts'
import { api, imagePath } from '../../../contract/paths.ts'
import { openFiles } from '../../../openFiles.ts'
import { connect, type Database } from '../../db/connect.ts'
import { sweep } from '../../files/store/ledger.ts'
import type { FileStore } from '../../files/store/store.ts'
import { thinVersions } from './thinning.ts'
import { purgeTrash } from './trash.ts'

/** What maintenance makes of old history, and that files go with what named them last. */

const [MINUTE, DAY] = [60_000, 86_400_000]

describe.each(DATABASES)('old history, on %s', (kind) => {
  let world: World
  let database: Database
  let files: FileStore
  let start: number
  let token: string
  const asked = () => ({ ...world, admin: token })
  const { make, change, read } = recordsOf(asked)
  const { toTrash, restored, admin } = trashOf(asked)
  beforeAll(async () => {
    // Stops the world's own maintenance, so that only the test's runs.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    world = await createWorld(kind)
    database = await connect(world.config.database)
    files = await openFiles(world.config, false)
    start = world.clock.now.getTime()
  })
  afterAll(async () => {
    await database.close()
    await world.close()
    vi.useRealTimers()
  })

  const at = async (milliseconds: number) => {
    world.clock.now = new Date(start + milliseconds)
    // Sessions end sooner than history does.
    token = await tokenOf(world.call, 'admin@example.com')
  }
  const maintain = async (milliseconds: number) => {
    const clock = () => new Date(start + milliseconds)
    await purgeTrash({ database, clock })
    await thinVersions({ database, clock })
    await sweep({ database, files, clock }, { before: clock().toISOString() })
  }
  const permit = () => world.domain.permit(world.domain.systemActor(null), 'producto', 'get')
  const versions = async (id: number) =>
    (await world.domain.versions.list(permit(), 'producto', id, { page: 1, perPage: 500 })).items
  const numbers = async (id: number) => (await versions(id)).map(({ n }) => n)
  const valueAt = async (id: number, n: number, field: string) =>
    (await world.domain.versions.read(permit(), 'producto', id, n)).valores[field]
  const status = async (image: string) => (await world.call('GET', imagePath('producto', image))).status

  test('one person’s versions within ten minutes become one, a day later', async () => {
    await at(0)
    const { id, image: first } = await make('producto', { name: 'Uno', urlfoto: onePixel })
    await at(MINUTE)
    const { image: second } = await change('producto', id, { price: 1, urlfoto: onePixel })
    await at(5 * MINUTE)
    await change('producto', id, { price: 2, title: 'Otro' })
    await at(11 * MINUTE)
    const { image: third } = await change('producto', id, { urlfoto: onePixel })
    // More than ten minutes after the first of them.
    await at(12 * MINUTE)
    await change('producto', id, { price: 3 })
    await maintain(DAY + 10 * MINUTE)
    expect(await numbers(id)).toEqual([5, 4, 3, 2, 1])
    await maintain(DAY + 30 * MINUTE)
    expect(await numbers(id)).toEqual([5, 4, 1])
    const [, merged] = await versions(id)
    expect(merged).toMatchObject({ action: 'update', user: 'Administración' })
    expect(merged?.campos.toSorted()).toEqual(['image', 'price', 'title'])
    expect([await valueAt(id, 1, 'price'), await valueAt(id, 4, 'price')]).toEqual([12.5, 2])
    expect([await valueAt(id, 1, 'image'), await valueAt(id, 4, 'image')]).toEqual([first, third])
    expect(await Promise.all([first, second, third].map(status))).toEqual([200, 404, 200])
    await change('producto', id, { price: 4 })
    expect(await numbers(id)).toEqual([6, 5, 4, 1])
  })

  test('versions of two people, of another way or of many records stay apart', async () => {
    await at(2 * DAY)
    await world.domain.admins.make('jefa@example.com', 'contraseña segura')
    const jefa = await tokenOf(world.call, 'jefa@example.com')
    const { id } = await make('producto', { name: 'Dos' })
    await change('producto', id, { price: 1 })
    await world.call('PUT', api.adminItem('producto', id), { token: jefa, body: { price: 2 } })
    for (const price of [3, 4])
      await admin('POST', api.adminBatch('producto'), { ids: [id], cambios: { price } })
    const other = await make('producto')
    for (const price of [5, 6])
      await admin('POST', api.adminBatch('producto'), { ids: [id, other.id], cambios: { price } })
    await maintain(4 * DAY)
    expect(await numbers(id)).toEqual([7, 6, 5, 3, 2, 1])
  })

  test('ends although the clock was set back between two versions', async () => {
    await at(5 * DAY)
    const { id } = await make('producto', { name: 'Tres' })
    await at(5 * DAY + 5 * MINUTE)
    await change('producto', id, { price: 1 })
    await at(5 * DAY)
    await change('producto', id, { price: 2 })
    await maintain(6 * DAY + 12 * MINUTE)
    await maintain(7 * DAY)
    expect(await valueAt(id, 1, 'price')).toBe(12.5)
  })

  test('of versions older than a year the newest 20 stay, with their files', async () => {
    await at(10 * DAY)
    const { id, image } = await make('producto', { name: 'Cuatro', urlfoto: onePixel })
    const images: string[] = [image]
    for (let n = 2; n <= 30; n++) {
      await at((10 + 2 * n) * DAY)
      images.push(
        (await change('producto', id, { price: n, ...(n % 5 === 0 && { urlfoto: onePixel }) })).image,
      )
    }
    const kept = Array.from({ length: 20 }, (_, index) => 30 - index)
    await maintain(72 * DAY)
    expect(await numbers(id)).toHaveLength(30)
    await maintain(500 * DAY)
    expect(await numbers(id)).toEqual(kept)
    expect([await valueAt(id, 11, 'price'), await valueAt(id, 29, 'price')]).toEqual([11, 29])
    // The pictures of versions 1 to 9 are gone; version 11 shows the one that came with version 10.
    const all = [...new Set(images)]
    expect(await Promise.all(all.map(status))).toEqual([404, 404, 200, 200, 200, 200, 200])
    await at(500 * DAY)
    await change('producto', id, { price: 99 })
    await maintain(502 * DAY)
    expect(await numbers(id)).toEqual([31, ...kept.slice(0, -1)])
  })

  test('what was removed 30 days ago goes for ever, and only that', async () => {
    await at(600 * DAY)
    const ids: number[] = []
    const images: string[] = []
    for (const name of ['Viejo', 'Nuevo', 'Vuelto']) {
      const { id, image } = await make('producto', { name, urlfoto: onePixel })
      ids.push(id)
      images.push(image)
    }
    const [old = 0, young = 0, back = 0] = ids
    const entries = [await toTrash('producto', old), await toTrash('producto', back)]
    await at(601 * DAY)
    await restored(entries[1] ?? '')
    const last = await toTrash('producto', young)
    await maintain(630 * DAY)
    expect(await Promise.all(images.map(status))).toEqual([404, 200, 200])
    expect((await read('producto', back)).image).toBe(images[2])
    await at(630 * DAY)
    expect((await restored(last)).image).toBe(images[1])
    await maintain(700 * DAY)
    expect(await Promise.all(images.map(status))).toEqual([404, 200, 200])
  })
})
