import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { refusal } from '../../../test/support/refusal.ts'
import {
  type Answered,
  type Asked,
  createWorld,
  DATABASES,
  multipart,
  type World,
} from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** Bodies that are refused for their type, form or size (contract.md, sections 1, 7 and 10). */

const KB = 1024
const MB = 1024 * KB
const JSON_TYPE = { 'content-type': 'application/json' }

describe.each(DATABASES)('bodies, on %s', (kind) => {
  let world: World
  const { make } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const admin = (method: string, path: string, asked: Asked = {}): Promise<Answered> =>
    world.call(method, path, { token: world.admin, ...asked })

  describe('a type that the call does not accept gets 415', () => {
    let branch: number
    beforeAll(async () => {
      branch = (await make('empresa')).id
    })
    const forms = [api.login, api.register, api.empresasSearch, api.catalogosSearch]
    test.each(forms)('a form at %s, which accepts no file', async (path) => {
      expect(await refusal(world.call('POST', path, { form: { text: 'pan' } }))).toBe(415)
    })

    test.each<[string, string, () => string]>([
      ['PUT', 'a user', () => api.adminItem('user', 1)],
      ['PUT', 'an administrator’s branch', () => api.adminItem('empresa', branch)],
    ])('a form at %s of %s', async (method, _, path) => {
      expect(await refusal(admin(method, path(), { form: { publicado: '1' } }))).toBe(415)
    })
    test.each([
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'application/vnd.api+json',
      'image/png',
      'json',
      '',
    ])('%s', async (type) => {
      const asked = { body: '{"nombre":"Pan"}', headers: { 'content-type': type } }
      expect(await refusal(admin('POST', api.admin('categoria'), asked))).toBe(415)
    })

    test('a body without a type', async () => {
      const body = Buffer.from('{"nombre":"Pan"}')
      expect(await refusal(admin('POST', api.admin('categoria'), { body }))).toBe(415)
    })

    test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset=UTF-8'])(
      'but %s is taken',
      async (type) => {
        const asked = { body: '{"nombre":"Pan"}', headers: { 'content-type': type } }
        expect((await admin('POST', api.admin('categoria'), asked)).status).toBe(201)
      },
    )
  })

  describe('an unreadable body gets 400, and nothing is written', () => {
    const { type, bytes } = multipart({ nombre: 'Rota', urlfoto: Buffer.alloc(2000, 'x') })
    const form = { 'content-type': type }
    test.each<[string, Asked]>([
      ['no JSON', { body: '{"nombre":', headers: JSON_TYPE }],
      ['an empty body', { body: '', headers: JSON_TYPE }],
      ['an array', { body: '[{"nombre":"Rota"}]', headers: JSON_TYPE }],
      ['a text', { body: '"Rota"', headers: JSON_TYPE }],
      ['null', { body: 'null', headers: JSON_TYPE }],
      ['no body', {}],
      ['a form that ends in a file', { body: bytes.subarray(0, bytes.length - 500), headers: form }],
      ['a form that ends in a value', { body: bytes.subarray(0, 100), headers: form }],
      ['a form without its end', { body: bytes.subarray(0, bytes.length - 6), headers: form }],
      ['a form without a boundary', { body: bytes, headers: { 'content-type': 'multipart/form-data' } }],
      ['a form of another boundary', { body: bytes, headers: { 'content-type': `${type}x` } }],
    ])('%s', async (_, asked) => {
      const before = (await admin('GET', api.admin('categoria'))).headers['x-total-count']
      expect(await refusal(admin('POST', api.admin('categoria'), asked))).toBe(400)
      expect((await admin('GET', api.admin('categoria'))).headers['x-total-count']).toBe(before)
    })
  })

  describe('a body that is too large gets 413', () => {
    const json = (bytes: number) => `{"nombre":"${'x'.repeat(bytes - 13)}"}`
    test.each([
      ['64 KB for a login', 'POST', api.login, 64 * KB],
      ['64 KB for a search', 'POST', api.empresasSearch, 64 * KB],
      ['64 KB for a call with neither file nor HTML', 'PUT', api.adminItem('user', 1), 64 * KB],
    ])('over %s', async (_, method, path, limit) => {
      const send = (bytes: number) => admin(method, path, { body: json(bytes), headers: JSON_TYPE })
      expect((await send(limit)).status).not.toBe(413)
      expect(await refusal(send(limit + 1))).toBe(413)
    })

    test('with or without a content-length', async () => {
      const body = Readable.from([Buffer.alloc(50 * KB, 'x'), Buffer.alloc(50 * KB, 'x')])
      expect(await refusal(world.call('POST', api.login, { body, headers: JSON_TYPE }))).toBe(413)
    })

    test('over 36 MB for a call that accepts files, before it is sent', async () => {
      const announced = (bytes: number) => ({
        body: '{}',
        headers: { ...JSON_TYPE, 'content-length': String(bytes) },
      })
      expect(await refusal(admin('POST', api.admin('post'), announced(36 * MB + 1)))).toBe(413)
    })

    test.each([
      ['a picture over 10 MB', 'categoria', 'nombre', 'urlfoto', 10 * MB],
      ['a PDF over 25 MB', 'catalogo', 'titulo', 'archivo', 25 * MB],
    ])('%s, as a file or as data', async (_, resource, name, field, limit) => {
      const bytes = Buffer.alloc(limit + 1, '%PDF-')
      const form = { [name]: 'Grande', [field]: bytes }
      const body = { [name]: 'Grande', [field]: `data:;base64,${bytes.toString('base64')}` }
      expect(await refusal(admin('POST', api.admin(resource), { form }))).toBe(413)
      expect(await refusal(admin('POST', api.admin(resource), { body }))).toBe(413)
      const allowed = await admin('POST', api.admin(resource), {
        form: { ...form, [field]: bytes.subarray(1) },
      })
      expect([allowed.status, Object.keys(allowed.body.errors)]).toEqual([422, [field]])
    })
  })
})
