import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, onePixel, photo } from '../../../test/support/samples.ts'
import { versionsIn } from '../../../test/support/versions.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api, imagePath } from '../../contract/paths.ts'
import { historyRefusals } from '../../contract/texts/server.ts'

/** What a restored version gives back, and what it leaves as it is. */

describe.each(DATABASES)('a restored version, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  const { make, change, remove, read } = recordsOf(() => world)

  const { ask, categoria, changedCategory, versionsOf } = versionsIn(() => world)
  const restore = (item: string, n: number, body?: unknown, more?: object) =>
    ask('POST', panelApi.restoreVersion(item, n), body, more)

  test('whole, as a new version that visitors see, with slug and creation as they are', async () => {
    const id = await changedCategory('Zapaterías')
    const before = await read('categoria', id)
    const { status, body, headers } = await restore(categoria(id), 1)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      nombre: 'Zapaterías',
      descripcion: 'La primera',
      menu: false,
      omitidos: {},
    })
    expect([body.slug, body.created_at]).toEqual([before.slug, before.created_at])
    const { omitidos: _, ...item } = body
    const now = await ask('GET', categoria(id))
    expect([now.body, now.headers.etag]).toEqual([item, headers.etag])
    const [newest] = await versionsOf(categoria(id))
    expect(newest).toMatchObject({ n: 4, action: 'update', origen: 'restauracion' })
    const { body: seen } = await world.call('GET', api.categoria(before.slug))
    expect(seen.categoria.descripcion).toBe('La primera')
  })

  test.each([
    ['no body', undefined],
    ['an empty one', {}],
    ['no fields', { campos: null }],
  ])('whole with %s', async (_, body) => {
    const id = await changedCategory('Mueblerías')
    expect((await restore(categoria(id), 2, body)).body).toMatchObject({ nombre: 'Mueblerías', orden: 5 })
  })

  test('by field', async () => {
    const id = await changedCategory('Florerías')
    const { body } = await restore(categoria(id), 1, { campos: ['descripcion', 'descripcion'] })
    expect(body).toMatchObject({ descripcion: 'La primera', nombre: 'Florerías y más', orden: 5 })
    const [newest] = await versionsOf(categoria(id))
    expect(newest).toMatchObject({ n: 4, campos: ['descripcion'] })
  })

  test('without a version when nothing changes', async () => {
    const id = await changedCategory('Dulcerías')
    const before = await ask('GET', categoria(id))
    const { status, headers } = await restore(categoria(id), 3)
    expect([status, headers.etag]).toEqual([200, before.headers.etag])
    expect(await versionsOf(categoria(id))).toHaveLength(3)
  })

  test.each<[string, unknown]>([
    ['an empty list', []],
    ['a text', 'descripcion'],
    ['an object', { 0: 'descripcion' }],
    ['a number', 3],
    ['false', false],
    ['numbers', [1]],
    ['a list in a list', [['descripcion']]],
    ['an unknown field', ['descripcion', 'nada']],
    ['an id', ['id']],
    ['a slug', ['slug']],
    ['a moment', ['created_at']],
    ['what objects have', ['__proto__']],
    ['many', Array.from({ length: 2000 }, () => 'descripcion ')],
  ])('not by %s', async (_, campos) => {
    const id = await changedCategory('Jugueterías')
    const { status, body } = await restore(categoria(id), 1, { campos })
    expect([status, body.errors]).toEqual([422, { campos: [historyRefusals.restorable] }])
    expect(await versionsOf(categoria(id))).toHaveLength(3)
  })

  test('not over what somebody else saved meanwhile', async () => {
    const id = await changedCategory('Tortillerías')
    const { etag } = (await ask('GET', categoria(id))).headers
    await change('categoria', id, { descripcion: 'La de otra persona' })
    const stale = await restore(categoria(id), 1, undefined, { headers: { 'if-match': String(etag) } })
    expect(stale.status).toBe(412)
    const now = await ask('GET', categoria(id))
    expect(now.body.descripcion).toBe('La de otra persona')
    const fresh = { headers: { 'if-match': String(now.headers.etag) } }
    expect((await restore(categoria(id), 1, undefined, fresh)).status).toBe(200)
  })

  test('with a picture that only the history names', async () => {
    const { id, urlfoto } = await make('categoria', { nombre: 'Con foto', urlfoto: onePixel })
    const other = dataUrl('image/jpeg', await photo(60, 40))
    expect((await change('categoria', id, { urlfoto: other })).urlfoto).not.toBe(urlfoto)
    const { body } = await restore(categoria(id), 1, { campos: ['urlfoto'] })
    expect([body.urlfoto, body.omitidos]).toEqual([urlfoto, {}])
    expect((await world.call('GET', imagePath('categoria', urlfoto))).status).toBe(200)
  })

  test('but for a category that is gone and a name that another has', async () => {
    const { id: category } = await make('categoria', { nombre: 'Por borrar' })
    const product = await make('producto', { categoria_id: category, price: 10 })
    await change('producto', product.id, { categoria_id: null, price: 20 })
    await remove('categoria', category)
    const restored = await restore(api.adminItem('producto', product.id), 1)
    expect(restored.body).toMatchObject({ price: 10, categoria_id: null })
    expect(Object.keys(restored.body.omitidos)).toEqual(['categoria_id'])

    const { id } = await make('post', { name: 'Feria de invierno', title: 'Una' })
    await change('post', id, { name: 'Feria de verano', title: 'Otra' })
    await make('post', { name: 'Feria de invierno' })
    const { status, body } = await restore(api.adminItem('post', id), 1)
    expect([status, body.name, body.title]).toEqual([200, 'Feria de verano', 'Una'])
    expect(body.omitidos).toEqual({ name: [expect.any(String)] })
  })

  test('of a branch with every field, by an administrator', async () => {
    const { id } = await make('empresa', { nombre: 'La Espiga', telefono: '55 5555 0101' })
    const path = api.adminItem('empresa', id)
    await change('empresa', id, { publicado: false, orden: 8 })
    expect((await restore(path, 1)).body).toMatchObject({ publicado: true, nombre: 'La Espiga', orden: 0 })
    expect((await restore(path, 2, { campos: ['visitas'] })).status).toBe(422)
  })

  test('of the settings', async () => {
    const item = api.adminAjustes
    await ask('PUT', item, { nombre: 'La Cámara' })
    const { body } = await ask('PUT', item, { nombre: 'La Otra Cámara', pie: 'Un pie' })
    expect(body.nombre).toBe('La Otra Cámara')
    const [newest, before] = await versionsOf(item)
    expect(newest).toMatchObject({ n: before.n + 1, campos: ['nombre', 'pie'] })
    const { status, body: restored } = await restore(item, before.n, { campos: ['nombre'] })
    expect([status, restored.nombre, restored.pie]).toEqual([200, 'La Cámara', 'Un pie'])
    expect((await ask('GET', panelApi.version(item, 9999))).status).toBe(404)
  })
})
