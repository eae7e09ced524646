import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { versionsIn } from '../../../test/support/versions.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api } from '../../contract/paths.ts'
import { ADMINISTRATION } from '../../contract/texts/server.ts'

/** The versions of a record: to list, to read, to restore. */

describe.each(DATABASES)('the versions of a record, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  const { make, change, remove, read } = recordsOf(() => world)

  const { ask, categoria, changedCategory, versionsOf } = versionsIn(() => world)
  const list = (item: string, query = '') => ask('GET', `${panelApi.versions(item)}${query}`)

  describe('are listed', () => {
    test('the newest first, with who, how and which fields, without values', async () => {
      const id = await changedCategory('Panaderías')
      const { status, body, headers } = await list(categoria(id))
      expect([status, headers['x-total-count'], headers['cache-control']]).toEqual([200, '3', 'no-store'])
      const by = { user: 'Administración', origen: 'panel', lote: null, at: world.clock.now.toISOString() }
      expect(body).toEqual([
        { n: 3, action: 'update', ...by, campos: expect.arrayContaining(['nombre', 'menu']) },
        { n: 2, action: 'update', ...by, campos: expect.arrayContaining(['descripcion', 'orden']) },
        { n: 1, action: 'create', ...by, campos: [] },
      ])
      expect(JSON.stringify(body)).not.toMatch(/La segunda|@example/)
    })

    test('in pages, and from the oldest on request', async () => {
      const id = await changedCategory('Ferreterías')
      const numbers = async (query: string) =>
        (await list(categoria(id), query)).body.map((one: { n: number }) => one.n)
      expect(await numbers('?sort=n')).toEqual([1, 2, 3])
      expect(await numbers('?sort=-n')).toEqual([3, 2, 1])
      expect(await numbers('?page=2&per_page=2')).toEqual([1])
      expect(await numbers('?page=3&per_page=2')).toEqual([])
      const { headers } = await list(categoria(id), '?per_page=2')
      expect(headers.link).toContain('per_page=2&page=2>; rel="next"')
      for (const [query, field] of [
        ['?sort=at', 'sort'],
        ['?sort=n&sort=n', 'sort'],
        ['?page=0', 'page'],
        ['?per_page=501', 'per_page'],
      ] as const) {
        const { status, body } = await list(categoria(id), query)
        expect([query, status, Object.keys(body.errors ?? {})]).toEqual([query, 422, [field]])
      }
    })

    test('without what changed nothing, orders of a list, and views', async () => {
      const id = await changedCategory('Papelerías')
      await change('categoria', id, { descripcion: 'La segunda' })
      const other = await make('categoria', { nombre: 'Después', orden: 5 })
      await ask('PUT', api.adminOrder('categoria'), { ids: [other.id, id] })
      expect(await versionsOf(categoria(id))).toHaveLength(3)
    })

    test('with the batch in which many changed', async () => {
      const ids = [await changedCategory('Uno'), await changedCategory('Dos')]
      await ask('POST', api.adminBatch('categoria'), { ids, cambios: { orden: 77 } })
      const [one, two] = await Promise.all(ids.map(async (id) => (await versionsOf(categoria(id)))[0]))
      expect(one).toMatchObject({ origen: 'lote', campos: ['orden'], lote: expect.any(String) })
      expect(two.lote).toBe(one.lote)
    })
  })

  describe('are read', () => {
    test('with the values of then, without counters', async () => {
      const id = await changedCategory('Librerías')
      const at = async (n: number) => (await ask('GET', panelApi.version(categoria(id), n))).body
      expect(await at(1)).toMatchObject({ n: 1, valores: { nombre: 'Librerías', descripcion: 'La primera' } })
      expect((await at(2)).valores).toMatchObject({ descripcion: 'La segunda', orden: 5, menu: false })
      const { id: _, created_at, updated_at, ...present } = await read('categoria', id)
      expect((await at(3)).valores).toEqual(present)
      const post = await make('post', { name: 'Una feria' })
      const { valores } = (await ask('GET', panelApi.version(api.adminItem('post', post.id), 1))).body
      expect(valores).toMatchObject({ name: 'Una feria', descripcion: expect.any(String) })
      expect(valores).not.toHaveProperty('visits')
    })

    test.each(['0', '4', '-1', '1.5', 'abc', '1e0', '٣', '99999999999999999999', '%00'])(
      'but not the version %s, which does not exist',
      async (n) => {
        const id = await changedCategory(`Sin ${n}`)
        const path = `${panelApi.versions(categoria(id))}/${n}`
        expect((await ask('GET', path)).status).toBe(404)
        expect((await ask('POST', `${path}/restaurar`, { campos: [] })).status).toBe(404)
      },
    )

    test('not of what does not exist, was removed, or has no versions', async () => {
      const gone = await changedCategory('Se irá')
      await remove('categoria', gone)
      for (const item of [
        categoria(999_999),
        categoria(gone),
        api.adminItem('user', 1),
        `${api.admin('categoria')}/x`,
      ])
        for (const [method, path] of [
          ['GET', panelApi.versions(item)],
          ['GET', panelApi.version(item, 1)],
          ['POST', panelApi.restoreVersion(item, 1)],
        ] as const)
          expect([method, path, (await ask(method, path)).status]).toEqual([method, path, 404])
    })
  })

  describe('of a branch', () => {
    const branch = (id: number) => api.clientEmpresaItem(id)
    const own = async (method: string, path: string, body?: unknown, token = world.cliente) =>
      world.call(method, path, { token, body })
    const ownBranch = async (nombre: string): Promise<number> => {
      const { body } = await own('POST', api.clientEmpresa, { nombre, telefono: '55 5555 0101' })
      await own('PUT', branch(body.id), { telefono: '55 5555 0202' })
      await change('empresa', body.id, { orden: 3 })
      return body.id
    }

    test('name nobody of the administration to the owner', async () => {
      const id = await ownBranch('Mercería La Aguja')
      const people = (versions: { user: string }[]) => versions.map(({ user }) => user)
      expect(people(await versionsOf(branch(id), world.cliente))).toEqual([
        ADMINISTRATION,
        'cliente',
        'cliente',
      ])
      const [byAdmin, byOwner] = await versionsOf(api.adminItem('empresa', id))
      expect([byAdmin.origen, byOwner.origen]).toEqual(['panel', 'cliente'])
    })

    test('are restored by the owner, who does not publish with it', async () => {
      const id = await ownBranch('Mercería El Hilo')
      const { status, body } = await own('POST', panelApi.restoreVersion(branch(id), 1))
      expect([status, body.telefono, body.publicado]).toEqual([200, '55 5555 0101', false])
      const [newest] = await versionsOf(branch(id), world.cliente)
      expect(newest).toMatchObject({ origen: 'restauracion', user: 'cliente' })
      for (const campos of [['publicado'], ['user_id'], ['telefono', 'visitas']]) {
        const refused = await own('POST', panelApi.restoreVersion(branch(id), 1), { campos })
        expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['campos']])
      }
    })

    test('are not found by another owner', async () => {
      const id = await ownBranch('Mercería La Ajena')
      for (const [method, below] of [
        ['GET', ''],
        ['GET', '/1'],
        ['GET', '/99'],
        ['POST', '/1/restaurar'],
      ] as const) {
        const other = await own(method, panelApi.versions(branch(id)) + below, undefined, world.otherCliente)
        const none = await own(
          method,
          panelApi.versions(branch(999_999)) + below,
          undefined,
          world.otherCliente,
        )
        expect([below, other.status, other.body]).toEqual([below, 404, none.body])
      }
      expect(await versionsOf(branch(id), world.cliente)).toHaveLength(3)
    })
  })
})
