import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createWorldWithRoutes, type Route } from '../../../test/routes.ts'
import { dataUrl, onePixel, pdf } from '../../../test/samples.ts'
import type { World } from '../../../test/world.ts'
import { api, imagePath, pdfPath } from '../../contract/paths.ts'
import { securityHeaders } from '../security.ts'
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

describe('the document and the app are one', () => {
  test('every route stands in the document, and nothing else', () => {
    const real = routes.filter((route) => route.real && route.method !== 'HEAD' && !route.url.endsWith('*'))
    const declared = real.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`)
    expect(described.sort()).toEqual([...new Set(declared)].sort())
  })

  test('who may call is what the route says', () => {
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
  test('every operation has an id of its own, a summary and an answer', () => {
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

  test('every reference leads somewhere, and every component is used', () => {
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

  test('every schema can be read, and its examples hold to it', () => {
    for (const name of Object.keys(document.components.schemas))
      expect(() => reader({ $ref: `#/components/schemas/${name}` })).not.toThrow()
    const wrong = operations().flatMap(({ operation }) =>
      contents(operation).flatMap(({ schema, example }) =>
        example === undefined || reader(schema).safeParse(example).success ? [] : [operation.operationId],
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('real answers are as the document says', () => {
  const producto = { name: 'Concha', title: 'Concha de vainilla', description: 'Pan dulce', price: 12.5 }
  const records: [string, object][] = [
    ['categoria', { nombre: 'Panaderías', urlfoto: onePixel }],
    ['producto', { ...producto, categoria_id: 1 }],
    ['empresa', { nombre: 'Panadería', publicado: true, categoria_id: 1 }],
    ['slide', { frase: 'Hola', urlfoto: onePixel }],
    ['post', { name: 'Pan', title: 'Pan', description: 'Del día', descripcion: '<p>Pan</p>' }],
    ['pagina', { name: 'Historia', title: 'Historia', description: 'De aquí', texttop: '<p>Hola</p>' }],
  ]
  beforeAll(async () => {
    for (const [name, body] of records) {
      const created = await world.call('POST', api.admin(name), { token: world.admin, body })
      expect(created.status).toBe(201)
      expectAs('POST', api.admin(name), created)
    }
  })

  test('items, lists, the panel and what visitors read', async () => {
    const asked: [string, string, string?][] = [
      ...records.flatMap(([name]): [string, string, string][] => [
        [api.admin(name), api.admin(name), world.admin],
        [`${api.admin(name)}/{id}`, api.adminItem(name, 1), world.admin],
      ]),
      [api.admin('user'), api.admin('user'), world.admin],
      [`${api.admin('user')}/{id}`, api.adminItem('user', 1), world.admin],
      [api.adminAjustes, api.adminAjustes, world.admin],
      [api.adminOverview, api.adminOverview, world.admin],
      [api.adminActivity, api.adminActivity, world.admin],
      [api.clientEmpresa, api.clientEmpresa, world.cliente],
      [api.clientNotices, api.clientNotices, world.cliente],
      [api.account, api.account, world.cliente],
      ...[api.categorias, api.categoriasHome, api.slides, api.posts, api.paginas, api.catalogos].map(
        (path): [string, string] => [path, path],
      ),
      [api.sucursales, api.sucursales],
      ['/api/v1/public/empresas/{count}', api.empresas(5)],
      [api.ajustes, api.ajustes],
      ['/api/v1/public/categorias/{slug}', api.categoria('panaderias')],
      ['/api/v1/public/categorias/{slug}', api.categoria('no-esta')],
      ['/api/v1/public/blog/post/{slug}', api.post('pan')],
      ['/api/v1/public/blog/pagina/{slug}', api.pagina('historia')],
      ['/api/v1/public/sucursales/{slug}', api.sucursal('panaderia')],
      ['/api/v1/public/productos/{slug}', api.productoItem('concha')],
      [api.sitemap, api.sitemap],
      ['/api/v1/public/sitemap/{kind}/{part}', api.sitemapPart('post', 0)],
      ['/healthz', '/healthz'],
    ]
    for (const [path, url, token] of asked) {
      const answer = await world.call('GET', url, { token })
      expect(answer.status, url).toBe(200)
      expectAs('GET', path, answer)
      if (!document.paths[path]?.get?.responses['304']) continue
      const known = { 'if-none-match': String(answer.headers.etag) }
      const again = await world.call('GET', url, { token, headers: known })
      expect(again.status, url).toBe(304)
      expectAs('GET', path, again)
    }
  })

  test('files, whole, in parts and unchanged', async () => {
    const body = { titulo: 'Otoño', archivo: dataUrl('application/pdf', await pdf(['Pan'])) }
    const { archivo } = (await world.call('POST', api.admin('catalogo'), { token: world.admin, body })).body
    const { urlfoto } = (await world.call('GET', api.adminItem('categoria', 1), { token: world.admin })).body
    const asked: [path: string, url: string, headers: Record<string, string>, status: number][] = [
      ['/storage/{file}', pdfPath(archivo), {}, 200],
      ['/storage/{file}', pdfPath(archivo), { range: 'bytes=0-9' }, 206],
      ['/storage/{file}', pdfPath(archivo), { range: 'bytes=99999999-' }, 416],
      ['/storage/{file}', pdfPath(archivo), { 'if-none-match': '*' }, 304],
      ['/storage/{file}', '/storage/nada', {}, 404],
      ['/img/{folder}/{file}', imagePath('categoria', urlfoto), {}, 200],
      ['/img/{folder}/{file}', imagePath('categoria', urlfoto), { 'if-none-match': '*' }, 304],
      ['/img/{folder}/{file}', '/img/categoria/nada', {}, 404],
    ]
    for (const [path, url, headers, status] of asked) {
      const answer = await world.call('GET', url, { headers })
      expect(answer.status, url).toBe(status)
      expectAs('GET', path, answer)
    }
  })

  test('addresses that nobody can decode, and those with a part that is too long', async () => {
    const wrong = await Promise.all(
      operations()
        .filter(({ path }) => path.includes('{'))
        .flatMap(({ path, method, operation }) =>
          ['%ff', 'a'.repeat(1001)].map(async (part) => {
            const url = path.replace(/\{\w+\}/g, part)
            const { status } = await world.call(method.toUpperCase(), url, { token: tokenFor(path) })
            const described = String(status) in operation.responses
            return described && status === (part === '%ff' ? 400 : 404)
              ? []
              : [{ method, path, part, status }]
          }),
        ),
    )
    expect(wrong.flat()).toEqual([])
  })

  test('bodies that cannot be read, that nobody takes, and that are too large', async () => {
    const sent = (method: string, path: string, type: string, body: string) =>
      world.call(method.toUpperCase(), path.replace(/\{\w+\}/g, '1'), {
        token: tokenFor(path),
        headers: { 'content-type': type },
        body,
      })
    const undescribed = []
    for (const { path, method, operation } of operations().filter((one) => one.method !== 'get'))
      for (const [type, body] of [
        ['application/json', '{'],
        ['text/plain', 'x'],
        ['application/json', 'x'.repeat(70_000)],
      ] as const) {
        const { status } = await sent(method, path, type, body)
        if (!(String(status) in operation.responses)) undescribed.push({ method, path, status })
      }
    expect(undescribed).toEqual([])
  })

  test('addresses in any language, of sites and of people', async () => {
    const made = { nombre: 'Ñandú', website: 'https://ñ.example/ñ', email: "o'hara@emprésa.example" }
    const answer = await world.call('POST', api.admin('empresa'), { token: world.admin, body: made })
    expect(answer.body).toMatchObject(made)
    expectAs('POST', api.admin('empresa'), answer)
    const { properties } = Object(document.components.schemas.Sucursal)
    expect([properties.website.format, properties.email.format]).toEqual(['iri', 'idn-email'])
    // Nothing says less than what is taken.
    const { paths, components } = document
    expect(JSON.stringify({ paths, components })).not.toMatch(/"format":"(email|uri)"|"pattern":"[^"]*@/)
  })

  test('searches, a login, a batch', async () => {
    const body = { text: 'panad' }
    expectAs('POST', api.empresasSearch, await world.call('POST', api.empresasSearch, { body }))
    expectAs('POST', api.catalogosSearch, await world.call('POST', api.catalogosSearch, { body }))
    const login = { email: 'admin@example.com', password: 'contraseña segura' }
    expectAs('POST', api.login, await world.call('POST', api.login, { body: login }))
    const batch = { ids: [1, 999], cambios: { order: 4 } }
    const path = api.adminBatch('producto')
    expectAs('POST', path, await world.call('POST', path, { token: world.admin, body: batch }))
  })

  test('a one-time link, whose secret stands where no server sees it', async () => {
    const path = `${api.admin('user')}/{id}/enlace`
    const made = await world.call('POST', api.adminPasswordLink(2), { token: world.admin })
    expectAs('POST', path, made)
    const [described] = Object.values(document.paths[path] ?? {}).flatMap(contents)
    const withoutSecret = (body: unknown) => JSON.stringify(body).replace(/[\w-]{43}/, '…')
    expect(withoutSecret(described?.example)).toBe(withoutSecret(made.body))
  })

  test('errors', async () => {
    const put = `${api.admin('producto')}/{id}`
    const url = api.adminItem('producto', 1)
    const token = world.admin
    const refused = [
      await world.call('PUT', url, { token, body: { price: -1 } }),
      await world.call('PUT', url, { body: {} }),
      await world.call('PUT', url, { token: world.cliente, body: {} }),
      await world.call('PUT', api.adminItem('producto', 999), { token, body: {} }),
      await world.call('PUT', url, { token, body: {}, headers: { 'if-match': '"v999"' } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 401, 403, 404, 412])
    for (const answer of refused) expectAs('PUT', put, answer)
    const body = { email: 'nadie@example.com', password: 'otra contraseña' }
    expectAs('POST', api.login, await world.call('POST', api.login, { body }))
    const link = { token: 'x'.repeat(43), password: 'una contraseña larga' }
    const wrongLink = await world.call('POST', api.newPassword, { body: link })
    expect(wrongLink.status).toBe(403)
    expectAs('POST', api.newPassword, wrongLink)
  })
})

describe('the page', () => {
  test('names every call, runs nothing, loads nothing', async () => {
    const { headers, body, status } = await world.call('GET', api.docs)
    expect(status).toBe(200)
    for (const { operation } of operations()) expect(body).toContain(`id="${operation.operationId}"`)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^' ]+'; /)
    expect(body).not.toMatch(/<script|\son\w+=|\sstyle=|<link|<img|https?:\/\/(?!\w+\.example)/)
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })
})

/** Headers that say nothing of one call. */
const GENERAL = new Set([
  ...['cache-control', 'connection', 'content-length', 'content-type', 'date', 'keep-alive', 'vary'],
  ...Object.keys(securityHeaders(true)),
])

const tokenFor = (path: string) => (path.startsWith(api.clientEmpresa) ? world.cliente : world.admin)

type Answered = Awaited<ReturnType<World['call']>>

/** Holds an answer to the schema that the document has for its status. */
function expectAs(method: string, path: string, answer: Answered): void {
  const operation = document.paths[path]?.[method.toLowerCase()]
  const response = resolved(operation?.responses[String(answer.status)])
  expect(response, `${method} ${path} ${answer.status}`).toBeDefined()
  const described = Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase())
  const carried = Object.keys(answer.headers).filter((name) => !GENERAL.has(name))
  expect(carried.sort(), `${method} ${path} ${answer.status}`).toEqual(described.sort())
  const { schema } = response?.content?.['application/json'] ?? {}
  if (!schema) return
  const result = reader(schema).safeParse(answer.body)
  expect(result.error?.issues, `${method} ${path} ${answer.status}`).toBeUndefined()
}

interface Response {
  $ref?: string
  headers?: object
  content?: Record<string, { schema?: unknown; example?: unknown }>
}

function resolved(response: Response | undefined): Response | undefined {
  const name = response?.$ref?.split('/').at(-1)
  return name ? document.components.responses[name] : response
}

const contents = (operation: ApiDocument['paths'][string][string]) =>
  [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
    Object.values((part as Response | undefined)?.content ?? {}),
  )

/** What reads a value by one of the document's schemas. */
function reader(schema: unknown): z.ZodType {
  const local = JSON.stringify({ ...Object(schema), $defs: document.components.schemas })
  return z.fromJSONSchema(JSON.parse(local.replaceAll('#/components/schemas/', '#/$defs/')))
}
