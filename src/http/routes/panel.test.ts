import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'

describe.each(DATABASES)('the logged-in areas, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const admin = (method: string, path: string, body?: unknown) =>
    world.call(method, `/api/v1/admin/${path}`, { token: world.admin, body })
  const cliente = (method: string, path: string, body?: unknown) =>
    world.call(method, `/api/v1/client/${path}`, { token: world.cliente, body })

  test('the log records who changed which fields, and ignores updates without a change', async () => {
    const { body: slide } = await admin('POST', 'categoria', { nombre: 'Dulcerías', orden: 4 })
    await admin('PUT', `categoria/${slide.id}`, { nombre: 'Dulcerías', orden: 5 })
    await admin('PUT', `categoria/${slide.id}`, { orden: 5 })
    await admin('DELETE', `categoria/${slide.id}`)
    const { body, headers } = await admin('GET', 'actividad?per_page=3')
    expect(body).toMatchObject([
      { action: 'remove', collection: 'categoria', record_id: slide.id, title: 'Dulcerías', fields: [] },
      { action: 'update', fields: ['orden'], user: 'Administración' },
      { action: 'create', at: world.clock.now.toISOString() },
    ])
    expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(3)
  })

  test('the welcome panel shows totals, and accounts and branches that wait for approval', async () => {
    await cliente('POST', 'empresa', { nombre: 'Taller Hermanos Nava' })
    const { body } = await admin('GET', 'resumen')
    expect(body.counts).toMatchObject({ user: 3, empresa: 1, post: 0 })
    expect(body.empresas).toMatchObject({ total: 1, first: [{ nombre: 'Taller Hermanos Nava' }] })
    expect(body.users).toEqual({ total: 0, first: [] })
    expect(body.activity[0]).toMatchObject({ action: 'create', collection: 'empresa', user: 'cliente' })
  })

  test('the owner of a branch, and nobody else, is notified when it is published', async () => {
    const { body: branch } = await cliente('POST', 'empresa', { nombre: 'Café La Peña' })
    await admin('PUT', `empresa/${branch.id}`, { publicado: true })
    const own = await cliente('GET', 'avisos')
    expect(own.body.map((notice: { text: string }) => notice.text)).toContain(
      'Café La Peña ya está publicada',
    )
    const other = await world.call('GET', '/api/v1/client/avisos', { token: world.otherCliente })
    expect(other.body.map((notice: { text: string }) => notice.text)).toEqual(['La cuenta quedó aprobada'])
  })

  test('a batch changes the records that it can, and names the others', async () => {
    const ids: number[] = []
    for (const nombre of ['Uno', 'Dos']) {
      const { body } = await admin('POST', 'empresa', { nombre: `Sucursal ${nombre}`, publicado: false })
      ids.push(body.id)
    }
    const published = await admin('POST', 'empresa/lote', { ids, cambios: { publicado: true, visitas: 99 } })
    expect(published.body).toEqual({ done: ids, failed: [] })
    const read = await admin('GET', `empresa/${ids[0]}`)
    expect(read.body).toMatchObject({ publicado: true, visitas: 0 })
    const removed = await admin('POST', 'empresa/lote', { ids: [...ids, 999_999], borrar: true })
    expect(removed.body).toMatchObject({ done: ids, failed: [{ id: 999_999 }] })
    expect((await admin('GET', `empresa/${ids[1]}`)).status).toBe(404)
  })

  test.each([
    [{}, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: ['uno'] }, 'ids'],
    [{ ids: Array.from({ length: 101 }, (_, index) => index + 1) }, 'ids'],
    [{ ids: [1] }, 'cambios'],
    [{ ids: [1], cambios: [] }, 'cambios'],
  ])('a batch of %j is refused under %s', async (body, field) => {
    const answer = await admin('POST', 'empresa/lote', body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toHaveProperty(field)
  })

  test('the ids of a whole list follow its search, filter and order', async () => {
    const ids: number[] = []
    for (const nombre of ['Tinta uno', 'Tinta dos', 'Tinta tres'])
      ids.push((await admin('POST', 'empresa', { nombre, publicado: nombre !== 'Tinta dos' })).body.id)
    const [one, , three] = ids
    const all = await admin('GET', 'empresa/ids?q=tinta&per_page=1&page=9')
    expect([all.body, all.headers['x-total-count']]).toEqual([ids, '3'])
    expect((await admin('GET', 'empresa/ids?q=tinta&publicado=1&sort=-id')).body).toEqual([three, one])
    expect((await admin('GET', 'empresa/ids?sort=nada')).status).toBe(422)
  })

  test('a new order exchanges the records’ positions; equal positions become different', async () => {
    const ids: number[] = []
    for (const orden of [10, 20, 20]) ids.push((await admin('POST', 'catalogo', catalogo(orden))).body.id)
    const [a = 0, b = 0, c = 0] = ids
    await admin('PUT', 'catalogo/orden', { ids: [c, a, b] })
    const { body } = await admin('GET', 'catalogo')
    expect(body.map((item: { id: number; orden: number }) => [item.id, item.orden])).toEqual([
      [c, 10],
      [a, 20],
      [b, 21],
    ])
    expect((await admin('PUT', 'catalogo/orden', { ids: [c, 999_999] })).status).toBe(404)
  })
})

const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj
trailer<</Root 1 0 R>>`,
)

const catalogo = (orden: number) => ({
  titulo: `Catálogo ${orden}`,
  orden,
  archivo: `data:application/pdf;base64,${PDF.toString('base64')}`,
})
