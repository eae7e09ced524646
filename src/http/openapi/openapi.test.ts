import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdToDocument, type Operation, readerOf, responseOf } from '../../../test/support/document.ts'
import { createWorldWithRoutes, type Route } from '../../../test/support/routes.ts'
import type { Answered, World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import type { ApiDocument } from './document.ts'

let world: World
let routes: readonly Route[]
let document: ApiDocument
beforeAll(async () => {
  ;({ world, routes } = await createWorldWithRoutes('sqlite'))
  document = (await world.call('GET', api.openapi)).body
})
afterAll(() => world.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

describe('the document matches the app', () => {
  test('it has every route, and nothing else', () => {
    const isCall = (url: string) => !url.endsWith('*') && !url.startsWith(`${api.docs}/`)
    const real = routes.filter((route) => route.real && route.method !== 'HEAD' && isCall(route.url))
    const declared = real.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`)
    expect(described.sort()).toEqual([...new Set(declared)].sort())
  })

  test('it names the same callers as the route', () => {
    const wrong = operations().filter(({ path, method, operation }) => {
      const route = routes.find(
        (one) =>
          one.real && one.method === method.toUpperCase() && one.url === path.replace(/\{(\w+)\}/g, ':$1'),
      )
      return (route?.access === 'public') !== (operation.security.length === 0)
    })
    expect(wrong).toEqual([])
  })
})

describe('OpenAPI 3.1', () => {
  test('every operation has a unique id, a summary and an answer', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation } of operations()) {
      expect(operation.summary).toBeTruthy()
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([expect.stringMatching(/^2/)]))
    }
  })

  test('every parameter of an address is declared, and no other', () => {
    for (const { path, operation } of operations()) {
      const declared = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      const keys = operation.parameters.map((one) => `${one.in} ${one.name}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('every reference has a target, and every component is used', () => {
    const text = JSON.stringify(document)
    const refs = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
    const found = (path: string) =>
      path.split('/').reduce<unknown>((value, key) => Reflect.get(Object(value), key), document)
    expect([...refs].filter((path) => found(path) === undefined)).toEqual([])
    const { securitySchemes: _, ...referable } = document.components
    const all = Object.entries(referable).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `components/${kind}/${name}`),
    )
    expect(all.filter((path) => !refs.has(path))).toEqual([])
  })

  test('every schema can be parsed, and its examples match it', () => {
    for (const name of Object.keys(document.components.schemas))
      expect(() => readerOf({ $ref: `#/components/schemas/${name}` })).not.toThrow()
    const wrong = operations().flatMap(({ operation }) =>
      contents(operation).flatMap(({ schema, example }) =>
        example === undefined || readerOf(schema).safeParse(example).success ? [] : [operation.operationId],
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('the document describes', () => {
  test('addresses in any language, of sites and of people', async () => {
    const made = { nombre: 'Ñandú', website: 'https://ñ.example/ñ', email: "o'hara@emprésa.example" }
    const answer = await world.call('POST', api.admin('empresa'), { token: world.admin, body: made })
    expect(answer.body).toMatchObject(made)
    const { properties } = Object(document.components.schemas.Sucursal)
    expect([properties.website.format, properties.email.format]).toEqual(['iri', 'idn-email'])
    // No format or pattern is stricter than the server.
    const { paths, components } = document
    expect(JSON.stringify({ paths, components })).not.toMatch(/"format":"(email|uri)"|"pattern":"[^"]*@/)
  })

  test('a one-time link, with its secret in the part that no server receives', async () => {
    const path = `${api.admin('user')}/{id}/enlace`
    const made = await world.call('POST', api.adminPasswordLink(2), { token: world.admin })
    const [described] = Object.values(document.paths[path] ?? {}).flatMap(contents)
    const withoutSecret = (body: unknown) => JSON.stringify(body).replace(/[\w-]{43}/, '…')
    expect(withoutSecret(described?.example)).toBe(withoutSecret(made.body))
  })
})

describe('an answer in a test', () => {
  const good = { 'x-request-id': 'a', 'x-total-count': '1', link: '<>', etag: '"v1"' }
  const item = { kind: 'post', parts: 1 }
  const raw = Buffer.alloc(0)
  const answer: Answered = { status: 200, headers: { 'x-request-id': 'a', etag: '"v1"' }, body: [item], raw }
  test.each<[string, Answered]>([
    ['a status', { ...answer, status: 418 }],
    ['a header', { ...answer, headers: good }],
    ['a missing header', { ...answer, headers: {} }],
    ['a value', { ...answer, body: [{ ...item, parts: '1' }] }],
    ['a value more', { ...answer, body: [{ ...item, more: 1 }] }],
    ['a missing value', { ...answer, body: [{ kind: 'post' }] }],
  ])('fails it with undocumented parts: %s', (_, wrong) => {
    expect(() => holdToDocument('GET', api.sitemap, answer)).not.toThrow()
    expect(() => holdToDocument('GET', api.sitemap, wrong)).toThrow(/documented/)
  })
})

test('the page runs and loads only files served beside it', async () => {
  const { headers, body, status } = await world.call('GET', api.docs)
  expect(status).toBe(200)
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /)
  expect(policy).not.toContain('unsafe')
  expect(body).not.toMatch(/<script>|<style|\son\w+=|\sstyle=|https?:\/\//)
  const loaded = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
  const types = await Promise.all(
    loaded.map(async (path) => {
      const file = await world.call('GET', path)
      return [file.status, file.headers['content-type']]
    }),
  )
  expect(types).toEqual([
    [200, 'text/css; charset=utf-8'],
    [200, 'application/json; charset=utf-8'],
    [200, 'text/javascript; charset=utf-8'],
    [200, 'text/javascript; charset=utf-8'],
  ])
})

const contents = (operation: Operation) =>
  [
    operation.requestBody,
    ...Object.keys(operation.responses).map((status) => responseOf(operation, Number(status))),
  ].flatMap((part) => Object.values(part?.content ?? {}))
