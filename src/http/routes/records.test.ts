import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { refusal } from '../../../test/support/refusal.ts'
import { onePixel, photo } from '../../../test/support/samples.ts'
import { type Answered, type Asked, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** The forms of an update, and updates after another person's save (contract.md, sections 1, 3 and 10). */

const XML = { 'content-type': 'text/xml' }

describe.each(DATABASES)('updates, on %s', (kind) => {
  let world: World
  let slide: number
  const { make, change, read } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    slide = (await make('slide')).id
  })
  afterAll(() => world.close())

  const admin = (method: string, path: string, asked: Asked = {}): Promise<Answered> =>
    world.call(method, path, { token: world.admin, ...asked })

  describe('POST of an item', () => {
    const path = () => api.adminItem('slide', slide)
    test.each<[string, Asked]>([
      ['?_method=PUT', { body: { frase: 'Otra' } }],
      ['?_method=put', { form: { frase: 'Otra' } }],
      ['', { body: { _method: 'PUT', frase: 'Otra' } }],
      ['', { form: { _method: 'Put', frase: 'Otra' } }],
      ['', { form: { frase: 'Otra', _method: 'PUT' } }],
    ])('%s %j is an update', async (query, asked) => {
      await change('slide', slide, { frase: 'Una' })
      const { status, body } = await admin('POST', path() + query, asked)
      expect([status, body.frase]).toEqual([200, 'Otra'])
    })

    test.each<[string, Asked]>([
      ['', { body: { frase: 'Otra' } }],
      ['', { form: { frase: 'Otra' } }],
      ['', {}],
      ['', { body: '<a/>', headers: XML }],
      ['?_method=PATCH', { body: { frase: 'Otra' } }],
      ['?_method=DELETE', { body: { _method: 'PUT' } }],
      ['', { body: { _method: 'DELETE' } }],
      ['', { body: { _method: ['PUT'] } }],
    ])('%s %j gets 405', async (query, asked) => {
      await change('slide', slide, { frase: 'Una' })
      const answer = await admin('POST', path() + query, asked)
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, PUT, DELETE'])
      expect((await read('slide', slide)).frase).toBe('Una')
    })

    test('works the same for the settings, with a logo', async () => {
      const form = { logo: await photo(40, 20) }
      const { status, body } = await admin('POST', `${api.adminAjustes}?_method=PUT`, { form })
      expect([status, body.logo]).toEqual([200, expect.stringMatching(/^[\da-f]{22}-40x20\.webp$/)])
      const none = await admin('POST', api.adminAjustes, { body: { nombre: 'Otro' } })
      expect([none.status, none.headers.allow]).toEqual([405, 'GET, HEAD, PUT'])
    })

    test('ignores _method elsewhere', async () => {
      expect((await admin('GET', `${path()}?_method=DELETE`)).status).toBe(200)
      const created = await admin('POST', `${api.admin('categoria')}?_method=PUT`, {
        body: { nombre: 'Nueva' },
      })
      expect(created.status).toBe(201)
      expect((await read('slide', slide)).id).toBe(slide)
    })
  })

  describe('If-Match', () => {
    const kinds = [
      ['categoria', { nombre: 'Otra' }],
      ['producto', { name: 'Otro' }],
      ['empresa', { orden: 5 }],
      ['slide', { frase: 'Otra' }],
      ['post', { title: 'Otro' }],
      ['pagina', { title: 'Otra' }],
      ['catalogo', { titulo: 'Otro' }],
    ] as const
    test.each(kinds)('refuses an update of a %s that changed meanwhile', async (name, body) => {
      const { id } = await make(name, name === 'post' || name === 'pagina' ? { name: 'Con versión' } : {})
      const path = api.adminItem(name, id)
      const headers = { 'if-match': String((await admin('GET', path)).headers.etag) }
      const saved = await admin('PUT', path, { body, headers })
      expect([saved.status, saved.headers.etag]).toEqual([200, (await admin('GET', path)).headers.etag])
      expect(await refusal(admin('PUT', path, { body, headers }))).toBe(412)
      if (name !== 'empresa') {
        expect(await refusal(admin('POST', `${path}?_method=PUT`, { body, headers }))).toBe(412)
        const form = { urlfoto: await photo(50, 50) }
        expect(await refusal(admin('PUT', path, { form, headers }))).toBe(412)
      }
      expect(await refusal(admin('DELETE', path, { headers }))).toBe(412)
      const now = (await admin('GET', path)).headers.etag
      expect(now).toBe(saved.headers.etag)
      expect((await admin('DELETE', path, { headers: { 'if-match': String(now) } })).status).toBe(204)
    })

    test.each([
      ['"v2"', 412],
      ['"otra"', 412],
      ['', 412],
      ['*', 200],
      ['"v1"', 200],
      ['"v7", "v1"', 200],
    ])('%s with the first version gives %i', async (header, status) => {
      const { id } = await make('categoria')
      const answer = await admin('PUT', api.adminItem('categoria', id), {
        body: { orden: 2 },
        headers: { 'if-match': header },
      })
      expect(answer.status).toBe(status)
    })

    test('lets one of two simultaneous saves win', async () => {
      const { id } = await make('categoria')
      const save = (orden: number) =>
        admin('PUT', api.adminItem('categoria', id), { body: { orden }, headers: { 'if-match': '"v1"' } })
      const statuses = (await Promise.all([2, 3, 4, 5].map(save))).map((answer) => answer.status)
      expect(statuses.sort()).toEqual([200, 412, 412, 412])
    })

    test('works on the settings', async () => {
      const { headers } = await admin('GET', api.adminAjustes)
      const known = { 'if-match': String(headers.etag) }
      expect(
        (await admin('PUT', api.adminAjustes, { body: { logo: onePixel }, headers: known })).status,
      ).toBe(200)
      expect(await refusal(admin('PUT', api.adminAjustes, { body: { nombre: 'X' }, headers: known }))).toBe(
        412,
      )
    })
  })
})
