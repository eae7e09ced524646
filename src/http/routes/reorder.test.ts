import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import type { ResourceName } from '../../contract/resources/index.ts'

/** Lists that administrators put in order (contract.md, section 11). */

type Row = Record<string, unknown> & { id: number }

describe.each(DATABASES)('a reordered list, on %s', (kind) => {
  let world: World
  const { make, change } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const admin = (method: string, path: string, body?: unknown): Promise<Answered> =>
    world.call(method, path, { token: world.admin, body })
  const reorder = (name: ResourceName, ids: readonly number[]) => admin('PUT', api.adminOrder(name), { ids })
  const rows = async (path: string): Promise<Row[]> => (await admin('GET', path)).body
  const idsOf = (list: readonly Row[]) => list.map(({ id }) => id)
  const listed = async (name: ResourceName) => idsOf(await rows(`${api.admin(name)}?per_page=500`))
  const made = async (name: Exclude<ResourceName, 'user'>, bodies: readonly object[]) => {
    const ids: number[] = []
    for (const body of bodies) ids.push((await make(name, body)).id)
    return ids
  }

  describe('of thirty branches with order 0', () => {
    let ids: number[]
    beforeAll(async () => {
      ids = await made(
        'empresa',
        Array.from({ length: 30 }, (_, n) => ({ nombre: `Panadería ${n}` })),
      )
    })

    test('moves the first one down and no other, on every page and for visitors', async () => {
      const [a = 0, b = 0, ...others] = ids
      const before = await rows(`${api.admin('empresa')}?per_page=500`)
      expect((await reorder('empresa', [b, a])).body).toEqual({ done: [b, a], failed: [] })
      const wanted = [b, a, ...others]
      expect(await listed('empresa')).toEqual(wanted)
      const second = await rows(`${api.admin('empresa')}?page=2&per_page=20`)
      expect(idsOf(second)).toEqual(wanted.slice(20))
      expect(idsOf(await rows(`${api.admin('empresa')}?sort=-orden&per_page=20`))).toEqual(
        wanted.slice(0, 20),
      )
      expect(idsOf(await rows(`${api.admin('empresa')}?publicado=1&page=3&per_page=10`))).toEqual(
        wanted.slice(20),
      )
      for (const path of [api.empresas(5), `${api.sucursales}?per_page=5`])
        expect(idsOf((await world.call('GET', path)).body)).toEqual(wanted.slice(0, 5))
      const empty = await world.call('POST', api.empresasSearch, { body: { text: '' } })
      expect(idsOf(empty.body)).toEqual(wanted.slice(0, 5))
      // No other record has a new version, so nobody's edit is refused.
      const after = await rows(`${api.admin('empresa')}?per_page=500`)
      expect(after.toSorted((x, y) => x.id - y.id)).toEqual(before)
      ids = wanted
    })

    test('moves a record across the end of a page', async () => {
      const wanted = ids.with(19, ids[20] ?? 0).with(20, ids[19] ?? 0)
      await reorder('empresa', wanted.slice(0, 21))
      expect(await listed('empresa')).toEqual(wanted)
      ids = wanted
    })

    test('moves records over long distances, repeatedly', async () => {
      for (const [from, to] of [
        [0, 28],
        [27, 3],
        [7, 8],
        [29, 2],
        [15, 2],
      ] as const) {
        const wanted = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0)
        await reorder('empresa', wanted.slice(Math.min(from, to), Math.max(from, to) + 1))
        expect(await listed('empresa')).toEqual(wanted)
        ids = wanted
      }
    })

    test('puts a new record at the end, and moves alone a record with a new order', async () => {
      const { id } = await make('empresa', { nombre: 'La nueva' })
      expect(await listed('empresa')).toEqual([...ids, id])
      const moved = ids[4] ?? 0
      await change('empresa', moved, { orden: 3 })
      expect(await listed('empresa')).toEqual([...ids.toSpliced(4, 1), id, moved])
    })
  })

  test('exchanges different order numbers, also for searches', async () => {
    const products = [10, 20, 20, 40].map((order) => ({ name: `Rosca ${order}`, order }))
    const [a = 0, b = 0, c = 0, d = 0] = await made('producto', products)
    const before = await rows(api.admin('producto'))
    await reorder('producto', [d, b, a])
    const after = await rows(api.admin('producto'))
    expect(after.map(({ id, order }) => [id, order])).toEqual([
      [d, 10],
      [b, 20],
      [c, 20],
      [a, 40],
    ])
    const unmoved = (list: Row[]) => list.find(({ id }) => id === c)
    expect(unmoved(after)).toEqual(unmoved(before))
    const { body } = await world.call('POST', `${api.buscar}?tipo=productos`, { body: { text: 'rosca' } })
    expect(idsOf(body.productos)).toEqual([d, b, c, a])
  })

  test('separates equal numbers when no other record is between them', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await made('slide', [{}, {}, {}, {}])
    await change('slide', d, { posicion: 9 })
    await reorder('slide', [c, a, b])
    expect((await rows(api.admin('slide'))).map(({ id, posicion }) => [id, posicion])).toEqual([
      [c, 0],
      [a, 1],
      [b, 2],
      [d, 9],
    ])
    await reorder('slide', [d, c])
    expect(idsOf((await world.call('GET', api.slides)).body)).toEqual([d, a, b, c])
  })

  test('changes the order in which searches find catalogues', async () => {
    const [a = 0, b = 0] = await made('catalogo', [
      { titulo: 'Flores uno', orden: 1 },
      { titulo: 'Flores dos', orden: 2 },
    ])
    const found = async () =>
      idsOf((await world.call('POST', api.catalogosSearch, { body: { text: 'flores' } })).body)
    expect(await found()).toEqual([a, b])
    await reorder('catalogo', [b, a])
    expect(await found()).toEqual([b, a])
  })

  test('moves all records or none, and leaves no entry in the log', async () => {
    const ids = await made('pagina', [{ name: 'Uno' }, { name: 'Dos' }, { name: 'Tres' }])
    const [a = 0, b = 0, c = 0] = ids
    expect((await reorder('pagina', [c, a, b, 999_999])).status).toBe(404)
    expect(await listed('pagina')).toEqual(ids)
    expect((await reorder('pagina', [c, b])).body.done).toEqual([c, b])
    const { body } = await admin('GET', `${api.adminActivity}?per_page=1`)
    expect(body).toMatchObject([{ action: 'create', collection: 'pagina', record_id: c }])
    const repeated = await reorder('pagina', [a, c, b])
    expect(repeated.body).toEqual({ done: [], failed: [] })
  })

  test('ends in one of two simultaneous orders', async () => {
    const ids = await made(
      'categoria',
      Array.from({ length: 12 }, (_, n) => ({ nombre: `Giro ${n}` })),
    )
    const [one, other] = [ids.toReversed(), [...ids.slice(5), ...ids.slice(0, 5)]]
    for (let round = 0; round < 15; round++) {
      const answers = await Promise.all([reorder('categoria', one), reorder('categoria', other)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const now = await listed('categoria')
      expect([one, other]).toContainEqual(now)
    }
  })

  test('moves no other records during simultaneous saves, creates, deletions and views', async () => {
    for (let round = 0; round < 4; round++) {
      const { id: categoria_id } = await make('categoria', { nombre: `Pasajera ${round}` })
      const first = (await rows(`${api.admin('empresa')}?per_page=500`)).map(({ id }) => id)
      const ids = await made(
        'empresa',
        Array.from({ length: 8 }, (_, n) => ({ nombre: `Vecina ${round}-${n}`, categoria_id })),
      )
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = ids
      for (const id of [g, e, b])
        await world.call('POST', api.empresaVisit(id), { ip: `192.0.2.${id % 200}` })
      const [moved, saved, added, removed, emptied] = await Promise.all([
        reorder('empresa', [f, e, d, c, b]),
        admin('PUT', api.adminItem('empresa', c), { publicado: false }),
        admin('POST', api.admin('empresa'), { nombre: `Recién llegada ${round}` }),
        admin('DELETE', api.adminItem('empresa', h)),
        admin('DELETE', api.adminItem('categoria', categoria_id)),
        world.product.settle(),
      ])
      const statuses = [moved, saved, added, removed, emptied].map(({ status }) => status)
      expect(statuses).toEqual([200, 200, 201, 204, 204])
      const wanted = [...first, a, f, e, d, c, b, g, added.body.id]
      const known = new Set(wanted)
      const now = await listed('empresa')
      // The branch of an earlier test with an order of its own comes last.
      const behind = now.at(-1) ?? 0
      expect(now.filter((id) => id !== behind && known.has(id))).toEqual(wanted.filter((id) => id !== behind))
    }
  })
})
