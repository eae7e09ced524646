import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../test/support/records.ts'
import { refusal } from '../../test/support/refusal.ts'
import { createWorldWithRoutes, type Route } from '../../test/support/routes.ts'
import { type Asked, DATABASES, type World } from '../../test/support/world.ts'
import { API, api } from '../contract/paths.ts'

/** The order of refusals, and the answer to a wrong method (contract.md, sections 1 and 10). */

const KB = 1024
const MB = 1024 * KB
const XML = { 'content-type': 'text/xml' }
const JSON_TYPE = { 'content-type': 'application/json' }

describe.each(DATABASES)('refusals, on %s', (kind) => {
  let world: World
  let routes: readonly Route[]
  let post: number
  const { make } = recordsOf(() => world)
  beforeAll(async () => {
    ;({ world, routes } = await createWorldWithRoutes(kind))
    await make('slide')
    post = (await make('post')).id
  })
  afterAll(() => world.close())

  describe('a method that an address does not have', () => {
    const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

    test('gets 405 with the allowed ones, at every address', async () => {
      const wrong: unknown[] = []
      for (const url of new Set(routes.filter((route) => route.real).map((route) => route.url))) {
        const own = routes.filter((route) => route.real && route.url === url)
        const taken = own.map((route) => route.method).sort()
        const token = own[0]?.access === 'cliente' ? world.cliente : world.admin
        for (const method of METHODS.filter((one) => !taken.includes(one))) {
          const { status, headers } = await world.call(method, url.replace(/:\w+/g, '1'), { token })
          if (status !== 405 || headers.allow !== taken.join(', '))
            wrong.push({ method, url, status, allow: headers.allow, taken })
        }
      }
      expect(wrong).toEqual([])
    })

    test.each([
      '/api/v1/nada',
      '/api/v1',
      '/api/v1/admin/nada',
      '/api/v1/admin/post/1/nada',
      '/api/v2/admin/post',
    ])('gets 404 at an unknown address: %s', async (path) => {
      for (const method of METHODS.filter((one) => one !== 'HEAD'))
        expect([method, await refusal(world.call(method, path, { token: world.admin }))]).toEqual([
          method,
          404,
        ])
    })
  })

  describe('the first refusal in the contract’s order', () => {
    const large = JSON.stringify({ x: 'x'.repeat(70 * KB) })
    const csrf = { cookie: 'XSRF-TOKEN=uno', 'x-xsrf-token': 'dos' }
    const stale = { 'if-match': '"v999"' }
    const item = (name: string, id: () => number) => () => api.adminItem(name, id())
    const at = (path: string) => () => path
    const visitor = () => undefined
    const cliente = () => world.cliente
    const administrator = () => world.admin
    const cases: [string, number, string, () => string, () => string | undefined, Asked][] = [
      ['419 before 415', 419, 'POST', at(api.login), visitor, { body: '<a/>', headers: { ...csrf, ...XML } }],
      [
        '419 before 400',
        419,
        'POST',
        at(api.register),
        visitor,
        { body: '{', headers: { ...csrf, ...JSON_TYPE } },
      ],
      ['419 before 422', 419, 'POST', at(api.login), visitor, { body: {}, headers: csrf }],
      ['401 before 404', 401, 'GET', at(`${API}/admin/nada`), visitor, {}],
      ['401 before 405', 401, 'PATCH', at(api.admin('post')), visitor, {}],
      ['401 before 415', 401, 'POST', at(api.admin('post')), visitor, { body: '<a/>', headers: XML }],
      [
        '401 before 413',
        401,
        'PUT',
        at(api.adminItem('user', 1)),
        visitor,
        { body: large, headers: JSON_TYPE },
      ],
      ['401 before 400', 401, 'POST', at(api.clientEmpresa), visitor, { body: '{', headers: JSON_TYPE }],
      ['403 before 404', 403, 'GET', at(api.adminItem('post', 999_999)), cliente, {}],
      ['403 before 404, of no address', 403, 'GET', at(`${API}/admin/nada`), cliente, {}],
      ['403 before 405', 403, 'PATCH', at(api.admin('post')), cliente, {}],
      ['403 before 415', 403, 'POST', at(api.admin('post')), cliente, { body: '<a/>', headers: XML }],
      ['403 before 422', 403, 'POST', at(api.admin('post')), cliente, { body: {} }],
      [
        '403 for an administrator as well',
        403,
        'POST',
        at(api.clientEmpresa),
        administrator,
        { body: '{', headers: JSON_TYPE },
      ],
      ['404 before 405', 404, 'POST', at(api.adminItem('slide', 999_999)), administrator, { body: {} }],
      [
        '404 before 415',
        404,
        'PUT',
        at(api.adminItem('post', 999_999)),
        administrator,
        { body: '<a/>', headers: XML },
      ],
      [
        '404 before 413',
        404,
        'PUT',
        at(api.adminItem('user', 999_999)),
        administrator,
        { body: large, headers: JSON_TYPE },
      ],
      [
        '404 before 400',
        404,
        'PUT',
        at(api.adminItem('post', 999_999)),
        administrator,
        { body: '{', headers: JSON_TYPE },
      ],
      [
        '404 before 412',
        404,
        'DELETE',
        at(api.adminItem('post', 999_999)),
        administrator,
        { headers: stale },
      ],
      ['405 before 415', 405, 'PATCH', at(api.admin('post')), administrator, { body: '<a/>', headers: XML }],
      ['405 before 413', 405, 'PUT', at(api.login), visitor, { body: large, headers: JSON_TYPE }],
      [
        '405 before 400',
        405,
        'PATCH',
        item('post', () => post),
        administrator,
        { body: '{', headers: JSON_TYPE },
      ],
      ['415 before 413', 415, 'POST', at(api.login), visitor, { body: large, headers: XML }],
      ['415 before 413, of a form', 415, 'POST', at(api.login), visitor, { form: { x: large } }],
      ['413 before 400', 413, 'POST', at(api.login), visitor, { body: large.slice(1), headers: JSON_TYPE }],
      [
        '413 before 412',
        413,
        'PUT',
        item('post', () => post),
        administrator,
        { form: { urlfoto: Buffer.alloc(11 * MB) }, headers: stale },
      ],
      [
        '413 before 422',
        413,
        'POST',
        at(api.admin('slide')),
        administrator,
        { form: { frase: '', urlfoto: Buffer.alloc(11 * MB) } },
      ],
      [
        '400 before 412',
        400,
        'PUT',
        item('post', () => post),
        administrator,
        { body: '{', headers: { ...stale, ...JSON_TYPE } },
      ],
      [
        '412 before 422',
        412,
        'PUT',
        item('post', () => post),
        administrator,
        { body: { title: '' }, headers: stale },
      ],
    ]
    test.each(cases)('%s', async (_, status, method, path, token, asked) => {
      expect(await refusal(world.call(method, path(), { token: token(), ip: '192.0.2.9', ...asked }))).toBe(
        status,
      )
    })
  })
})
