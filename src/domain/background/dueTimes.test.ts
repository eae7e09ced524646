import type { RootOperationNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bareDatabase } from '../../../test/support/database.ts'
import { costly, recorder } from '../../../test/support/plans.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, pdf } from '../../../test/support/samples.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api } from '../../contract/paths.ts'
import { createProduct } from '../../product.ts'
import { connect } from '../db/connect.ts'
import type { Row } from '../db/types.ts'
import { findDue } from './dueTimes.ts'

/** Records are published and withdrawn at their set times (history.md), by an ordinary write of nobody. */

const MINUTE = 60_000

describe.each(DATABASES)('at a set time, on %s', (kind) => {
  let world: World
  const { make, change, read, remove } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const inMinutes = (minutes: number) => new Date(world.clock.now.getTime() + minutes * MINUTE).toISOString()
  const wait = async (minutes: number) => {
    world.clock.now = new Date(inMinutes(minutes))
    await world.product.settle()
  }
  const status = async (path: string) => (await world.call('GET', path)).status
  const entriesOf = async (name: string, id: number): Promise<Row<'activity'>[]> => {
    const { db, close } = await connect(world.config.database)
    const rows = await db
      .selectFrom('activity')
      .selectAll()
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    await close()
    return rows.filter((row) => row.collection === name)
  }
  const etagOf = async (id: number) =>
    (await world.call('GET', api.adminItem('post', id), { token: world.admin })).headers.etag

  test('a record appears for visitors, and disappears again', async () => {
    const { id, slug } = await make('post', {
      name: 'Con hora',
      publicar_el: inMinutes(10),
      retirar_el: inMinutes(20),
    })
    const listed = async () =>
      (await world.call('GET', api.posts)).body.some((one: { id: number }) => one.id === id)
    const shown = async () => [await status(api.post(slug)), await listed()]
    expect(await shown()).toEqual([404, false])
    await wait(9)
    expect(await shown()).toEqual([404, false])
    await wait(1)
    expect(await shown()).toEqual([200, true])
    expect(await read('post', id)).toMatchObject({ publicado: true, publicar_el: null })
    await wait(10)
    expect(await shown()).toEqual([404, false])
    expect(await read('post', id)).toMatchObject({ publicado: false, retirar_el: null })
    const entries = await entriesOf('post', id)
    expect(entries.map(({ n, origen, fields }) => [n, origen, fields])).toEqual([
      [1, 'panel', ''],
      [2, 'programado', 'publicado publicar_el'],
      [3, 'programado', 'publicado retirar_el'],
    ])
    expect(entries.slice(1).every((entry) => entry.user_id === null && entry.action === 'update')).toBe(true)
  })

  test('a PDF is found by its text again', async () => {
    const archivo = dataUrl('application/pdf', await pdf(['Chilaquiles']))
    const { id } = await make('catalogo', { archivo, publicar_el: inMinutes(5) })
    const found = async () => {
      const { body } = await world.call('POST', api.catalogosSearch, { body: { text: 'chilaquiles' } })
      return body.map((one: { id: number }) => one.id)
    }
    await world.product.settle()
    expect(await found()).toEqual([])
    await wait(5)
    expect(await found()).toEqual([id])
  })

  test('a record whose time passed while the product was stopped is settled at the next start', async () => {
    const shown = await make('pagina', { name: 'A la vuelta', publicar_el: inMinutes(5) })
    const over = await make('pagina', {
      name: 'Ya pasó',
      publicar_el: inMinutes(5),
      retirar_el: inMinutes(6),
    })
    world.clock.now = new Date(inMinutes(60))
    const next = await createProduct(world.config, { clock: () => world.clock.now, site: false })
    await next.close()
    expect(await read('pagina', shown.id)).toMatchObject({ publicado: true, publicar_el: null })
    expect(await read('pagina', over.id)).toMatchObject({
      publicado: false,
      publicar_el: null,
      retirar_el: null,
    })
  })

  test('only what is due changes', async () => {
    const { id } = await make('post', { name: 'Quieto', publicar_el: inMinutes(100) })
    const before = await etagOf(id)
    await wait(1)
    expect(await etagOf(id)).toBe(before)
    expect(await entriesOf('post', id)).toHaveLength(1)
  })

  test('who edits at that moment loses nothing, and the record is settled once', async () => {
    const made = []
    for (let n = 0; n < 10; n++)
      made.push(await make('post', { name: `A la vez ${n}`, publicar_el: inMinutes(5) }))
    world.clock.now = new Date(inMinutes(5))
    const later = inMinutes(50)
    await Promise.all([
      world.product.settle(),
      world.product.settle(),
      ...made.map(({ id }, at) =>
        change('post', id, at % 2 ? { publicar_el: later } : { title: `Nuevo ${id}` }),
      ),
    ])
    await world.product.settle()
    for (const [at, { id }] of made.entries()) {
      const expected =
        at % 2
          ? { publicado: false, publicar_el: later }
          : { publicado: true, publicar_el: null, title: `Nuevo ${id}` }
      expect(await read('post', id)).toMatchObject(expected)
      const published = (await entriesOf('post', id)).filter(({ fields }) => fields.includes('publicar_el'))
      expect(published.filter(({ origen }) => origen === 'programado').length).toBeLessThanOrEqual(1)
    }
  })

  test('a record that is gone is left alone', async () => {
    const { id } = await make('slide', { publicar_el: inMinutes(5) })
    await remove('slide', id)
    await wait(5)
    expect(await status(api.slides)).toBe(200)
  })

  test('an older version brings no time back that has passed', async () => {
    const { id } = await make('post', { name: 'Con pasado', publicar_el: inMinutes(5) })
    await wait(5)
    const { permit, versions } = world.domain
    const by = permit(world.domain.systemActor(null), 'post', 'update')
    const { item, omitted } = await versions.restore(by, 'post', id, { n: 1, campos: null, match: null })
    expect([item, Object.keys(omitted)]).toEqual([
      expect.objectContaining({ publicado: false, publicar_el: null }),
      ['publicar_el'],
    ])
    await world.product.settle()
    expect(await read('post', id)).toMatchObject({ publicado: false, publicar_el: null })
  })

  test('a restored record does not appear by a time that passed in the trash', async () => {
    const { id } = await make('post', { name: 'En la papelera', publicar_el: inMinutes(5) })
    const removed = await world.call('DELETE', api.adminItem('post', id), { token: world.admin })
    await wait(10)
    const path = panelApi.adminTrashRestore(String(removed.headers['x-papelera']))
    const { status: answered, body } = await world.call('POST', path, { token: world.admin, body: {} })
    expect([answered, Object.keys(body.omitidos)]).toEqual([200, ['publicar_el']])
    await world.product.settle()
    expect(await read('post', id)).toMatchObject({ publicado: false, publicar_el: null })
  })
})

test('several nodes settle a record once', async () => {
  const world = await createWorld('postgres')
  const other = await createProduct(world.config, { clock: () => world.clock.now, site: false })
  const { make } = recordsOf(() => world)
  const ids: number[] = []
  for (let n = 0; n < 20; n++) {
    const publicar_el = new Date(world.clock.now.getTime() + MINUTE).toISOString()
    ids.push((await make('post', { name: `De dos ${n}`, publicar_el })).id)
  }
  world.clock.now = new Date(world.clock.now.getTime() + MINUTE)
  await Promise.all([world.product.settle(), other.settle()])
  const { db, close } = await connect(world.config.database)
  const entries = await db
    .selectFrom('activity')
    .select(['record_id', 'n'])
    .where('origen', '=', 'programado')
    .execute()
  expect(entries.map(({ record_id }) => record_id).sort((a, b) => a - b)).toEqual(ids)
  expect(entries.every(({ n }) => n === 2)).toBe(true)
  await close()
  await other.close()
  await world.close()
})

test.each(DATABASES)('an index finds what is due, on %s', async (kind) => {
  const bare = await bareDatabase(kind)
  const asked: RootOperationNode[] = []
  const database = { ...bare.database, db: bare.database.db.withPlugin(recorder(asked)) }
  expect(await findDue({ database, clock: () => new Date() })).toEqual([])
  expect(asked).toHaveLength(1)
  expect(await costly(bare, asked)).toEqual([])
  await bare.close()
})
