import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { onePixel } from '../../../test/support/samples.ts'
import { trashOf } from '../../../test/support/trash.ts'
import { type Answered, createWorld, DATABASES, tokenOf, type World } from '../../../test/support/world.ts'
import type { Trashed } from '../../contract/history.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api, imagePath } from '../../contract/paths.ts'

/** Removed records can be restored for 30 days (contract.md, section 11). */

type Item = Answered['body']

describe.each(DATABASES)('the trash, on %s', (kind) => {
  let world: World
  const { make, change, read } = recordsOf(() => world)
  const { admin, toTrash, restore, restored, listed } = trashOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const statusOf = async (path: string) => (await world.call('GET', path)).status
  const client = (method: string, path: string, body?: object, token = world.cliente) =>
    world.call(method, path, { token, body })

  test('lists the latest removals first, by kind and by title, without values', async () => {
    const { id: post } = await make('post', {
      name: 'Árbol',
      title: 'El Árbol viejo',
      description: 'Secreto',
    })
    const { id: slide } = await make('slide', { frase: 'Árbol nuevo' })
    await toTrash('slide', (await make('slide', { frase: 'Ñandú' })).id)
    const entries = [await toTrash('post', post), await toTrash('slide', slide)]
    const { status, body, headers } = await listed('per_page=2')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await listed('per_page=1')).headers.link).toContain('per_page=1&page=2>; rel="next"')
    const at = world.clock.now.toISOString()
    const by = { at, user: 'Administración', lote: null }
    expect(body).toEqual([
      { id: Number(entries[1]), tipo: 'slide', record_id: slide, title: 'Árbol nuevo', ...by },
      { id: Number(entries[0]), tipo: 'post', record_id: post, title: 'El Árbol viejo', ...by },
    ])
    const kinds = async (query: string) => {
      const answer = await listed(query)
      expect(Number(answer.headers['x-total-count'])).toBe(answer.body.length)
      return answer.body.map((one: Item) => one.tipo)
    }
    expect(await kinds('q=ARBOL')).toEqual(['slide', 'post'])
    expect(await kinds('q=viejo%20arbol')).toEqual(['post'])
    expect(await kinds('q=arbol&tipo=slide')).toEqual(['slide'])
    for (const q of ['nandu', '%C3%B1and%C3%BA']) expect(await kinds(`q=${q}`)).toEqual(['slide'])
    for (const nothing of ['%25', '_', 'secreto', 'x'.repeat(50)])
      expect(await kinds(`q=${nothing}`)).toEqual([])
    expect((await listed('q=arbol&per_page=1&page=2')).body).toMatchObject([{ tipo: 'post' }])
    for (const [query, field] of [
      ['tipo=user', 'tipo'],
      ['tipo=nada', 'tipo'],
      ['tipo=', 'tipo'],
      ['page=0', 'page'],
      [`q=${'x'.repeat(5000)}`, 'q'],
    ]) {
      const refused = await listed(query)
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
    }
  })

  test('restores a record for one of two who ask at once', async () => {
    const { id } = await make('producto', { name: 'Tejate' })
    const entry = await toTrash('producto', id)
    const answers = await Promise.all([restore(entry), restore(entry)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const again = await toTrash('producto', id)
    const both = await Promise.all([restore(again), admin('DELETE', panelApi.adminTrashItem(again))])
    const exists = (await admin('GET', api.adminItem('producto', id))).status === 200
    expect(both.map(({ status }) => status)).toEqual(exists ? [200, 404] : [404, 204])
  })

  const removeMany = async (name: Trashed, ids: number[], lote?: string) => {
    const { status, headers, body } = await admin('POST', api.adminBatch(name), { ids, borrar: true, lote })
    expect([status, body.done]).toEqual([200, ids])
    return String(headers['x-papelera'])
  }
  const makeMany = async (name: Trashed, names: string[]): Promise<number[]> => {
    const ids = []
    for (const one of names)
      ids.push((await make(name, { [name === 'producto' ? 'name' : 'nombre']: one })).id)
    return ids
  }

  test('restores a bulk removal whole, with what was restored of it already', async () => {
    const ids = await makeMany('producto', ['Uno', 'Dos', 'Tres'])
    const entry = await removeMany('producto', ids)
    const rows = (await listed('per_page=3')).body
    expect(rows.map((one: Item) => one.record_id)).toEqual(ids.toReversed())
    expect(new Set(rows.map((one: Item) => one.lote)).size).toBe(1)
    expect(rows[0].lote).toMatch(/^[0-9a-f-]{36}$/)
    const first = rows.find((one: Item) => one.record_id === ids[0])
    await restored(first.id)
    const { status, body } = await restore(entry, { lote: true })
    expect(status).toBe(200)
    expect({ ...body, done: body.done.toSorted() }).toEqual({ done: ids.slice(1), failed: [] })
    expect((await restore(entry, { lote: true })).status).toBe(404)
    for (const id of ids) expect((await admin('GET', api.adminItem('producto', id))).status).toBe(200)
  })

  test('restores several calls that share the id of the client, whatever they removed', async () => {
    const lote = crypto.randomUUID()
    const [category] = await makeMany('categoria', ['Cestas'])
    const ids = await makeMany('producto', ['Cesta', 'Canasta'])
    for (const id of ids) await change('producto', id, { categoria_id: category })
    for (const id of ids) await removeMany('producto', [id], lote)
    const entry = await removeMany('categoria', [category ?? 0], lote)
    const { body } = await restore(entry, { lote: true })
    expect([body.done.length, body.failed]).toEqual([3, []])
    for (const id of ids) expect((await read('producto', id)).categoria_id).toBe(category)
    const refused = await admin('POST', api.adminBatch('producto'), { ids, borrar: true, lote: 'nada' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['lote']])
  })

  test('restores as a whole also what was removed alone', async () => {
    const [id = 0] = await makeMany('producto', ['Solo'])
    const entry = await toTrash('producto', id)
    expect((await restore(entry, { lote: true })).body).toEqual({ done: [id], failed: [] })
    const wrong = await restore(await toTrash('producto', id), { lote: 'sí' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['lote']])
  })

  test('removes for ever: versions and files go, the log’s lines stay', async () => {
    const { id, image } = await make('producto', { name: 'Adiós', urlfoto: onePixel })
    const second = (await change('producto', id, { urlfoto: onePixel })).image
    const entry = await toTrash('producto', id)
    const files = [image, second].map((file) => imagePath('producto', file))
    expect(await Promise.all(files.map(statusOf))).toEqual([200, 200])
    expect((await admin('DELETE', panelApi.adminTrashItem(entry))).status).toBe(204)
    await expect.poll(() => Promise.all(files.map(statusOf))).toEqual([404, 404])
    expect((await admin('DELETE', panelApi.adminTrashItem(entry))).status).toBe(404)
    expect((await restore(entry)).status).toBe(404)
    expect((await listed('q=adios')).body).toEqual([])
    const log = (await admin('GET', `${api.adminActivity}?per_page=3`)).body
    expect(log.map((one: Item) => [one.action, one.record_id, one.title])).toEqual([
      ['remove', id, 'Adiós'],
      ['update', id, 'Adiós'],
      ['create', id, 'Adiós'],
    ])
  })

  describe('for owners', () => {
    const own = async () => (await client('POST', api.clientEmpresa, { nombre: 'La Mía' })).body.id
    const throwAway = async (id: number) =>
      String((await client('DELETE', api.clientEmpresaItem(id))).headers['x-papelera'])

    test('gives back what they removed themselves, in review, and says so', async () => {
      const id = await own()
      await change('empresa', id, { publicado: true })
      const entry = await throwAway(id)
      expect((await client('POST', panelApi.clientTrashRestore(entry), {}, world.otherCliente)).status).toBe(
        404,
      )
      const { status, body, headers } = await client('POST', panelApi.clientTrashRestore(entry), {})
      expect(status).toBe(200)
      expect(body).toMatchObject({
        id,
        nombre: 'La Mía',
        publicado: false,
        omitidos: { publicado: ['Espera otra vez a que la administración lo publique.'] },
      })
      expect(headers.etag).toBe((await client('GET', api.clientEmpresaItem(id))).headers.etag)
      expect((await client('POST', panelApi.clientTrashRestore(entry), {})).status).toBe(404)
    })

    test('gives back nothing that others removed, of whatever kind', async () => {
      const id = await own()
      const { id: product } = await make('producto')
      for (const entry of [await toTrash('empresa', id), await toTrash('producto', product)])
        expect((await client('POST', panelApi.clientTrashRestore(entry), {})).status).toBe(404)
    })

    test('keeps its place with its owner when an administrator restores it', async () => {
      const id = await own()
      await change('empresa', id, { publicado: true })
      const owner = (await read('empresa', id)).user_id
      expect(await restored(await throwAway(id))).toMatchObject({
        publicado: true,
        user_id: owner,
        omitidos: {},
      })
      expect((await client('GET', api.clientEmpresaItem(id))).status).toBe(200)
    })
  })

  test('is closed to visitors and to clients', async () => {
    const entry = await toTrash('producto', (await make('producto')).id)
    const calls = [
      ['GET', panelApi.adminTrash],
      ['POST', panelApi.adminTrashRestore(entry), {}],
      ['DELETE', panelApi.adminTrashItem(entry)],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await world.call(method, path, { body })).status).toBe(401)
      expect((await client(method, path, body)).status).toBe(403)
    }
    expect((await world.call('POST', panelApi.clientTrashRestore(entry), { body: {} })).status).toBe(401)
    expect((await admin('POST', panelApi.clientTrashRestore(entry), {})).status).toBe(403)
    expect((await restore('0')).status).toBe(404)
    expect((await restore('nada')).status).toBe(404)
    await restored(entry)
  })

  test('restores until 30 days have passed', async () => {
    const { id } = await make('producto', { name: 'Caduca' })
    const entry = await toTrash('producto', id)
    const [removed, day] = [world.clock.now.getTime(), 86_400_000]
    world.clock.now = new Date(removed + 30 * day)
    const token = await tokenOf(world.call, 'admin@example.com')
    const asked = { token, body: {} }
    expect((await world.call('POST', panelApi.adminTrashRestore(entry), asked)).status).toBe(404)
    expect((await world.call('GET', `${panelApi.adminTrash}?q=caduca`, { token })).body).toEqual([])
    world.clock.now = new Date(removed + 30 * day - 1)
    expect((await world.call('GET', `${panelApi.adminTrash}?q=caduca`, { token })).body).toHaveLength(1)
    expect((await world.call('POST', panelApi.adminTrashRestore(entry), asked)).status).toBe(200)
  })
})
