import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { connect } from '../src/domain/db/connect.ts'
import { lockRow } from '../src/domain/db/dialect.ts'
import { recordsOf } from './support/records.ts'
import { onePixel } from './support/samples.ts'
import { type Answered, type Asked, createWorld, DATABASES, type World } from './support/world.ts'

/** Simultaneous requests have the same result as if they had come one after another. */

describe.each(DATABASES)('simultaneous requests, on %s', (kind) => {
  let world: World
  const { change, make, read } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const admin = (method: string, path: string, asked: Asked = {}): Promise<Answered> =>
    world.call(method, path, { token: world.admin, ...asked })
  const times = (count: number, ask: (n: number) => Promise<Answered>) =>
    Promise.all(Array.from({ length: count }, (_, n) => ask(n)))
  const statuses = (answers: Answered[]) => answers.map(({ status }) => status).sort()

  test.each([
    ['categoria', { nombre: 'Pan dulce' }],
    ['producto', { name: 'Concha', title: 'T', description: 'D', price: 1 }],
    ['empresa', { nombre: 'La Esperanza' }],
  ])('give each of many %s with one name its own slug', async (name, body) => {
    const answers = await times(6, () => admin('POST', api.admin(name), { body }))
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.slug))).toHaveLength(6)
  })

  test.each(['post', 'pagina'])('create one of many %s with one name', async (name) => {
    const body = { name: 'Feria', title: 'T', description: 'D', urlfoto: onePixel }
    const answers = await times(5, () => admin('POST', api.admin(name), { body }))
    expect(statuses(answers)).toEqual([201, 422, 422, 422, 422])
    for (const { status, body } of answers)
      if (status === 422) expect(Object.keys(body.errors)).toEqual(['name'])
  })

  test('accept one of many equal slugs', async () => {
    const body = { name: 'Oreja', slug: 'la-misma', title: 'T', description: 'D', price: 1 }
    const answers = await times(4, () => admin('POST', api.admin('producto'), { body }))
    expect(statuses(answers)).toEqual([201, 422, 422, 422])
  })

  test('all save without If-Match', async () => {
    const { id } = await make('categoria')
    const path = api.adminItem('categoria', id)
    const answers = await times(6, (n) => admin('PUT', path, { body: { orden: n + 1, urlfoto: onePixel } }))
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200])
    const kept = await read('categoria', id)
    const winner = answers.find(({ body }) => body.urlfoto === kept.urlfoto)
    expect(winner?.body.orden).toBe(kept.orden)
  })

  test('let records be found by their new category while the old one is removed', async () => {
    const old = await make('categoria', { nombre: 'Cerámica' })
    const { id: categoria_id } = await make('categoria', { nombre: 'Vidrio' })
    const records: { id: number }[] = []
    for (let n = 0; n < 8; n++) records.push(await make('producto', { categoria_id: old.id }))
    const answers = await Promise.all([
      ...records.map(({ id }) => admin('PUT', api.adminItem('producto', id), { body: { categoria_id } })),
      admin('DELETE', api.adminItem('categoria', old.id)),
    ])
    expect(statuses(answers)).toEqual([...records.map(() => 200), 204])
    const found = async (text: string) => {
      const { body } = await world.call('POST', `${api.buscar}?tipo=productos`, { body: { text } })
      return body.productos.map(({ id }: { id: number }) => id)
    }
    expect(await found('vidrio')).toEqual(records.map(({ id }) => id))
    expect(await found('ceramica')).toEqual([])
  })

  /** The removal waits for the records' rows. If the records waited for the category's row, it would be a deadlock. */
  test.runIf(kind === 'postgres')(
    'save a record and count its views without waiting for its category',
    async () => {
      const { id: categoria_id } = await make('categoria')
      const producto = await make('producto', { categoria_id })
      const empresa = await make('empresa', { categoria_id })
      const { db, close } = await connect(world.config.database)
      await db.transaction().execute(async (tx) => {
        await lockRow(tx, 'categoria', categoria_id)
        await change('producto', producto.id, { title: 'Nuevo', categoria_id })
        await change('empresa', empresa.id, { orden: 3 })
        for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
          await world.call('POST', api.empresaVisit(empresa.id), { ip })
        await world.product.settle()
      })
      expect(await read('empresa', empresa.id)).toMatchObject({ orden: 3, visitas: 3 })
      await close()
      expect((await admin('GET', `${api.admin('producto')}?q=nuevo`)).body).toMatchObject([
        { id: producto.id },
      ])
    },
  )

  test('keep saves of different fields', async () => {
    const { id } = await make('producto')
    const bodies = [{ title: 'Nuevo' }, { stock: 7 }, { code: 'C-1' }, { order: 4 }]
    const answers = await Promise.all(
      bodies.map((body) => admin('PUT', api.adminItem('producto', id), { body })),
    )
    expect(statuses(answers)).toEqual([200, 200, 200, 200])
    expect(await read('producto', id)).toMatchObject({ title: 'Nuevo', stock: 7, code: 'C-1', order: 4 })
  })

  test('delete a record once', async () => {
    const { id } = await make('slide')
    const answers = await times(4, () => admin('DELETE', api.adminItem('slide', id)))
    expect(statuses(answers)).toEqual([204, 404, 404, 404])
  })

  test('end in a deletion when one saves and one deletes', async () => {
    const { id } = await make('empresa')
    const path = api.adminItem('empresa', id)
    const [saved, removed] = await Promise.all([
      admin('PUT', path, { body: { orden: 2 } }),
      admin('DELETE', path),
    ])
    expect([200, 404]).toContain(saved?.status)
    expect(removed?.status).toBe(204)
    expect((await admin('GET', path)).status).toBe(404)
  })

  test('leave a product without a category when that is deleted meanwhile', async () => {
    const categoria = await make('categoria')
    const body = { name: 'Ola', title: 'T', description: 'D', price: 1, categoria_id: categoria.id }
    const [made] = await Promise.all([
      admin('POST', api.admin('producto'), { body }),
      admin('DELETE', api.adminItem('categoria', categoria.id)),
    ])
    expect([201, 422]).toContain(made?.status)
    if (made?.status === 201) expect((await read('producto', made.body.id)).categoria).toBeNull()
  })
})
