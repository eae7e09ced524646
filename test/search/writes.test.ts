import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, DATABASES, type World } from '../support/world.ts'
import { pdfOf, textFound } from './catalogos.ts'

describe.each(DATABASES)('the search follows writes, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const admin = async (method: string, path: string, body?: unknown) => {
    const answer = await world.call(method, `/api/v1/admin/${path}`, { token: world.admin, body })
    expect(answer.status).toBeLessThan(300)
    return answer.body
  }
  /** Returns the ids of what has the text as typed. */
  const found = async (path: string, text: string): Promise<number[]> => {
    const { body } = await world.call('POST', `/api/v1/public/${path}`, { body: { text } })
    const items: { id: number; similar?: true }[] = body
    return items.filter(({ similar }) => !similar).map(({ id }) => id)
  }
  const empresas = (text: string) => found('empresas/search', text)
  const catalogos = (text: string) => found('catalogos/searchc', text)

  test('a branch is found while it is published, at the place of its order', async () => {
    const first = await admin('POST', 'empresa', { nombre: 'Mercería Botones', orden: 1, publicado: true })
    const second = await admin('POST', 'empresa', { nombre: 'Mercería Hilos', orden: 2, publicado: true })
    expect(await empresas('merceria')).toEqual([first.id, second.id])
    await admin('PUT', `empresa/${first.id}`, { orden: 3 })
    expect(await empresas('merceria')).toEqual([second.id, first.id])
    await admin('PUT', `empresa/${second.id}`, { publicado: false })
    expect(await empresas('merceria')).toEqual([first.id])
    await admin('PUT', `empresa/${second.id}`, { publicado: true })
    expect(await empresas('merceria')).toEqual([second.id, first.id])
    await admin('DELETE', `empresa/${second.id}`)
    expect(await empresas('merceria')).toEqual([first.id])
    expect(await empresas('hilos')).toEqual([])
  })

  test('a client’s branch is found once an administrator has published it, with every later edit', async () => {
    const client = (method: string, path: string, body: unknown) =>
      world.call(method, `/api/v1/client/${path}`, { token: world.cliente, body })
    const { body } = await client('POST', 'empresa', {
      nombre: 'Sastrería Ojal',
      descripcion: 'Trajes y sacos',
    })
    expect(await empresas('sastreria')).toEqual([])
    await admin('PUT', `empresa/${body.id}`, { publicado: true })
    expect(await empresas('sacos')).toEqual([body.id])
    await client('PUT', `empresa/${body.id}`, { descripcion: 'Trajes y chalecos' })
    expect(await empresas('sacos')).toEqual([])
    expect(await empresas('chalecos')).toEqual([body.id])
  })

  test('branches are found by the present name of their category, and no longer after its removal', async () => {
    const categoria = await admin('POST', 'categoria', { nombre: 'Mascotas' })
    const { id } = await admin('POST', 'empresa', {
      nombre: 'El Colmillo',
      categoria_id: categoria.id,
      publicado: true,
    })
    expect(await empresas('mascotas')).toEqual([id])
    await admin('PUT', `categoria/${categoria.id}`, { nombre: 'Veterinarias', orden: 1 })
    expect([await empresas('mascotas'), await empresas('veterinaria')]).toEqual([[], [id]])
    await admin('DELETE', `categoria/${categoria.id}`)
    expect([await empresas('veterinaria'), await empresas('colmillo')]).toEqual([[], [id]])
  })

  test('a catalogue is found at once by its title, after reading by its text, and only by the text of the present file', async () => {
    const send = async (path: string, form: Record<string, string | Buffer>) =>
      (await world.call('POST', `/api/v1/admin/${path}`, { token: world.admin, form })).body
    const { id } = await send('catalogo', { titulo: 'Vajillas', archivo: await pdfOf(['Platos hondos']) })
    expect(await catalogos('vajilla')).toEqual([id])
    await textFound(world, 'hondos')
    await admin('PUT', `catalogo/${id}`, { titulo: 'Loza' })
    expect([await catalogos('vajilla'), await catalogos('loza hondos')]).toEqual([[], [id]])
    await send(`catalogo/${id}?_method=PUT`, { archivo: await pdfOf(['Tazas y tarros']) })
    expect(await catalogos('hondos')).toEqual([])
    await textFound(world, 'tazas')
    await admin('DELETE', `catalogo/${id}`)
    expect([await catalogos('loza'), await catalogos('tazas')]).toEqual([[], []])
  })

  test('simultaneous writes are all found', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `Simultánea ${at}`)
    const created = await Promise.all(
      names.map((nombre, orden) => admin('POST', 'empresa', { nombre, orden, publicado: true })),
    )
    expect(await empresas('simultanea')).toEqual(created.map(({ id }) => id))
    const categoria = await admin('POST', 'categoria', { nombre: 'Cerámica' })
    await Promise.all([
      ...created.map(({ id }) => admin('PUT', `empresa/${id}`, { nombre: 'Otro', orden: 90 - id })),
      admin('PUT', `categoria/${categoria.id}`, { nombre: 'Alfarería', orden: 1 }),
    ])
    expect(await empresas('simultanea')).toEqual(created.map(({ id }) => id).sort((a, b) => b - a))
  })

  test('a refused write does not change what is found', async () => {
    const { id } = await admin('POST', 'empresa', { nombre: 'Cantera Rosa', publicado: true })
    const refused = await world.call('PUT', `/api/v1/admin/empresa/${id}`, {
      token: world.admin,
      body: { publicado: false },
      headers: { 'if-match': '"otra"' },
    })
    expect(refused.status).toBe(412)
    expect(await empresas('cantera')).toEqual([id])
  })

  test('synonyms work in both directions from the next search on', async () => {
    const { id } = await admin('POST', 'empresa', { nombre: 'Autopartes Pistón', orden: 2, publicado: true })
    const other = await admin('POST', 'empresa', { nombre: 'Refacciones Bujía', orden: 1, publicado: true })
    expect(await empresas('refacciones')).toEqual([other.id])
    await admin('PUT', 'ajustes', { sinonimos: 'refacciones = autopartes = piezas de auto' })
    expect(await empresas('refacción')).toEqual([other.id, id])
    expect(await empresas('autopartes')).toEqual([other.id, id])
    expect(await empresas('piezas de auto')).toEqual([other.id, id])
    expect(await empresas('refacciones piston')).toEqual([id])
  })

  test('a kept search follows shops of the typed trade that come and go, and the settings’ list', async () => {
    const all = async (text: string) => {
      const { body } = await world.call('POST', '/api/v1/public/empresas/search', { body: { text } })
      return body.map(({ id, similar }: { id: number; similar?: true }) => [id, similar ?? false])
    }
    expect(await all('mofles')).toEqual([])
    const shop = await admin('POST', 'empresa', { nombre: 'El Silenciador', publicado: true })
    expect(await all('mofles')).toEqual([])
    await admin('PUT', `empresa/${shop.id}/datos`, { nombre: 'Escapes El Silenciador' })
    expect(await all('mofles')).toEqual([[shop.id, true]])
    const exact = await admin('POST', 'empresa', { nombre: 'Mofles Nava', publicado: true })
    expect(await all('mofles')).toEqual([
      [exact.id, false],
      [shop.id, true],
    ])
    await admin('PUT', 'ajustes', { sinonimos: '- mofles, mofle' })
    expect(await all('mofles')).toEqual([[exact.id, false]])
    await admin('PUT', 'ajustes', { sinonimos: '' })
    await admin('PUT', `empresa/${shop.id}`, { publicado: false })
    expect(await all('mofles')).toEqual([[exact.id, false]])
    await admin('DELETE', `empresa/${exact.id}`)
    expect(await all('mofles')).toEqual([])
  })
})
