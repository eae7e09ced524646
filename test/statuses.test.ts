import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { panelApi } from '../src/contract/panelPaths.ts'
import { API, api, cityMap } from '../src/contract/paths.ts'
import type { Operation } from './support/document.ts'
import { largePicture, propose, thrownAway } from './support/documented.ts'
import { dataUrl, onePixel, pdf } from './support/samples.ts'
import { type Answered, type Asked, createWorld, PASSWORD, tokenOf, type World } from './support/world.ts'

/**
 * Sends every documented call into every documented status. `world.call` compares each answer with the document; this
 * test checks that no documented status is impossible. It leaves out 500, which no request can cause on purpose.
 */

interface Documented {
  readonly key: string
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

interface Request extends Asked {
  readonly url: string
}

const operations = (): Documented[] =>
  Object.entries(inject('apiDocument').paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      return { key: `${method} ${path}`, method, path, operation }
    }),
  )

const statusesOf = ({ operation }: Documented) => Object.keys(operation.responses)
const EMAIL = 'sesion@example.com'

describe('every documented call', () => {
  let world: World
  let pdfUrl: string
  /** The name of a picture that is large enough for range requests. */
  let picture: string
  /** The secret of a preview. */
  let secreto: string
  const seen = new Set<string>()
  /** The answers of creates, by address. */
  const made = new Map<string, Answered['body']>()

  beforeAll(async () => {
    world = await createWorld('sqlite')
    world.product.readiness.open = true
    pdfUrl = dataUrl('application/pdf', await pdf(['Pan']))
    for (const nombre of ['Abarrotes', 'Mercerías', 'Panaderías'])
      await world.call('POST', api.admin('categoria'), { token: world.admin, body: { nombre } })
    picture = await largePicture(world)
    seen.add(`GET ${cityMap.file} ${(await world.call('GET', cityMap.file)).status}`)
    await writeFile(join(world.config.dataDir, 'mapa.pmtiles'), randomBytes(1000))
    secreto = await previewSecret()
    const inTown = { nombre: 'En Otumba', municipio: 'Otumba', publicado: true }
    await world.call('POST', api.admin('empresa'), { token: world.admin, body: inTown })
  })
  afterAll(() => world.close())

  async function previewSecret(): Promise<string> {
    const ask = (path: string, body?: object) => world.call('POST', path, { token: world.admin, body })
    const slide = await ask(api.admin('slide'), { frase: 'Con vista previa', urlfoto: onePixel })
    const link = await ask(api.adminPreview('slide', slide.body.id))
    return String(link.body.url).split('/').at(-1) ?? ''
  }

  const send = async ({ key, method, path }: Documented, { url, ...asked }: Request) => {
    const answer = await world.call(method, url, asked)
    seen.add(`${key} ${answer.status}`)
    if (answer.status === 201) made.set(path, answer.body)
    return answer
  }

  /** The call of the document's example, by a caller who may send it. */
  async function exampleOf({ path, operation }: Documented): Promise<Request> {
    if (path.includes('/propuesta')) proposed = await propose(world, seen)
    const { example } = operation.requestBody?.content['application/json'] ?? {}
    return {
      url: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameter(path, name))),
      token: await tokenFor(path),
      body: example && JSON.parse(withFiles(JSON.stringify(example))),
      ...(path === '/metrics' && { ip: '127.0.0.1' }),
    }
  }

  const withFiles = (text: string) =>
    text.replace(/data:image[^"]*/g, onePixel).replace(/data:application[^"]*/g, pdfUrl)

  async function tokenFor(path: string): Promise<string | undefined> {
    if (path.startsWith(`${API}/client/`)) return world.cliente
    return path.startsWith(`${API}/auth/`) ? ownToken() : world.admin
  }

  /** Returns a token of a session that a call may end. */
  async function ownToken(): Promise<string> {
    const { status } = await world.call('GET', api.account, { token: own })
    if (status === 200) return own
    await world.domain.admins.make(EMAIL, PASSWORD)
    own = await tokenOf(world.call, EMAIL)
    return own
  }
  let own = ''

  /** Returns a value for an address parameter that names an existing record. */
  function parameter(path: string, name: string): string {
    const [base = '', last = ''] = /^(.*?\/(\w+))\/\{/.exec(path)?.slice(1) ?? []
    const record = made.get(base) ?? made.get(api.admin(SINGULAR[last] ?? ''))
    if (path.includes('/propuesta'))
      return String(path.startsWith(api.clientEmpresa) ? proposed.record_id : proposed.id)
    const values: Record<string, unknown> = {
      ...{ count: 5, kind: 'post', part: 0, folder: 'categoria', id: 1, n: 1, secreto },
      ...record,
      file: path.startsWith('/img') ? picture : record?.archivo,
      ...(path.startsWith(api.lugar('')) && { slug: 'otumba' }),
    }
    return String(values[name])
  }

  let times = 0
  let proposed = { id: 0, record_id: 0 }

  const SINGULAR: Record<string, string> = {
    ...{ categorias: 'categoria', post: 'post', pagina: 'pagina', productos: 'producto' },
    ...{ sucursales: 'empresa', empresas: 'empresa', storage: 'catalogo' },
  }

  /** Corrections that make an example a valid request, where the example itself cannot be. */
  const RIGHT: Record<string, (request: Request) => Request | Promise<Request>> = {
    login: (request) => ({ ...request, body: { email: EMAIL, password: PASSWORD } }),
    changePassword: (request) => ({
      ...request,
      token: world.otherCliente,
      body: { actual: PASSWORD, nueva: `${PASSWORD} nueva` },
    }),
    choosePassword: async (request) => {
      const link = await world.call('POST', api.adminPasswordLink(3), { token: world.admin })
      const token = String(link.body.url).split('#').at(-1)
      return { ...request, body: { token, password: `${PASSWORD} de otra vez` } }
    },
    adminTrashRestore: async (request) => ({
      ...request,
      url: panelApi.adminTrashRestore(await thrownAway(world)),
    }),
    clientTrashRestore: async (request) => ({
      ...request,
      url: panelApi.clientTrashRestore(await thrownAway(world, api.clientEmpresa, world.cliente)),
    }),
    adminTrashEmpty: async (request) => ({
      ...request,
      url: panelApi.adminTrashItem(await thrownAway(world)),
    }),
  }

  async function rightFor(documented: Documented): Promise<Request> {
    const { operation, path } = documented
    const request = await exampleOf(documented)
    const byPost = operation.parameters.some(({ name }) => name === '_method')
    const right = (await RIGHT[operation.operationId]?.(request)) ?? request
    const known = made.get(path.replace(/\/orden$/, ''))
    return {
      ...(byPost ? meaningPut(right) : right),
      ...(path.endsWith('/orden') && { body: { ids: [known.id] } }),
    }
  }

  /** Variations of a request that some call refuses. The valid one comes last, because a removal works only once. */
  const WAYS: ((request: Request, documented: Documented) => Request | null)[] = [
    ({ token: _, ...request }) => request,
    (request) => {
      const others = { [world.admin]: world.cliente, [world.cliente]: world.admin }
      const token = others[request.token ?? '']
      return token ? { ...request, token } : null
    },
    (request) => ({ ...meaningPut(request), headers: { 'if-match': '"v999"' } }),
    ...['%ff', 'a'.repeat(1001), '999999'].map(
      (part) =>
        (request: Request, { path }: Documented) =>
          path.includes('{') ? { ...request, url: path.replace(/\{\w+\}/g, part) } : null,
    ),
    ...[
      ['application/json', '1'],
      ['application/json', String(37 * 1024 * 1024)],
      ['text/plain', '1'],
    ].map(
      ([type = '', length = '']) =>
        (request: Request, { method }: Documented) =>
          method === 'GET'
            ? null
            : {
                ...meaningPut(request),
                body: '{',
                headers: { 'content-type': type, 'content-length': length },
              },
    ),
    (request, { operation }) => {
      const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
      const query = new URLSearchParams(names.map((name) => [name, 'x'.repeat(300)]))
      return names.length > 0 ? { ...request, url: `${request.url}?${query}` } : null
    },
    (request) => ({ ...meaningPut(request), body: changed(request.body, () => ({})) }),
    (request) => ({ ...request, body: changed(request.body, another) }),
    (request) => ({ ...request, headers: { cookie: 'XSRF-TOKEN=otra' } }),
    ...['bytes=0-9', 'bytes=99999999-'].map((range) => (request: Request) => ({
      ...request,
      headers: { range },
    })),
    (request) => ({ ...request, ip: '203.0.113.99' }),
    (request) => request,
  ]

  const meaningPut = (request: Request): Request => ({ ...request, url: `${request.url}?_method=PUT` })
  const changed = (body: unknown, change: (value: unknown) => unknown) =>
    body && Object.fromEntries(Object.entries(Object(body)).map(([name, value]) => [name, change(value)]))
  const another = (value: unknown) =>
    Array.isArray(value) ? [999_999] : typeof value === 'string' ? `${++times}${value}` : value

  async function askInEveryWay(documented: Documented): Promise<void> {
    if (documented.operation.operationId === 'adminTrashRestore')
      await send(documented, { ...(await rightFor(documented)), body: { lote: 'x' } })
    for (const way of WAYS) {
      const request = way(await exampleOf(documented), documented)
      if (request) await send(documented, request)
    }
    const answer = await send(documented, await rightFor(documented))
    const { etag } = answer.headers
    if (etag)
      await send(documented, { ...(await exampleOf(documented)), headers: { 'if-none-match': String(etag) } })
  }

  /** Sends a call simultaneously, more often than its limit allows. */
  async function askTooOften(documented: Documented): Promise<void> {
    const request = await exampleOf(documented)
    const picture = documented.path.startsWith(api.clientEmpresa) && { urlfoto: onePixel, fotos: [] }
    const asked =
      documented.method === 'GET' ? { ...request, url: `${request.url}?q=pan` } : meaningPut(request)
    const once = { ...asked, body: { ...Object(request.body), ...picture } }
    for (let round = 0; round < 2 && !seen.has(`${documented.key} 429`); round++)
      await Promise.all(Array.from({ length: 120 }, () => send(documented, once)))
  }

  test('gives every documented status', async () => {
    const all = operations()
    const creates = all.filter((one) => statusesOf(one).includes('201'))
    const removes = all.filter(({ method }) => method === 'DELETE')
    const others = all.filter((one) => !creates.includes(one) && !removes.includes(one))
    for (const documented of [...creates, ...others, ...removes]) await askInEveryWay(documented)
    for (const documented of all) if (statusesOf(documented).includes('429')) await askTooOften(documented)

    const never = all.flatMap((one) =>
      statusesOf(one)
        .filter((status) => status !== '500' && status !== '503' && !seen.has(`${one.key} ${status}`))
        .map((status) => `${one.key} ${status}`),
    )
    expect(never).toEqual([])
  })
})

test('under overload every call but the health checks gets 503', async () => {
  const world = await createWorld('postgres')
  const { database } = world.config
  const other = new pg.Client({ connectionString: database.kind === 'postgres' ? database.url : '' })
  await other.connect()
  await other.query('begin; lock table empresa in access exclusive mode')
  // Time stands still, so that nothing waits too long.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const pages = Array.from({ length: 400 }, (_, n) =>
    world.call('GET', `${api.sucursales}?per_page=${n + 1}`),
  )
  const ofAccounts = Array.from({ length: 150 }, () =>
    world.call('GET', api.clientEmpresa, { token: world.cliente }),
  )
  const isRefused = async (path: string) => (await world.call('GET', path)).status === 503
  while (!((await isRefused(api.csrf)) && (await isRefused(api.slides)))) await setImmediate()

  const otherwise: unknown[] = []
  for (const documented of operations()) {
    const path = documented.path.replace(/\{\w+\}/g, '1')
    const body = documented.method === 'POST' ? { body: { text: 'pan' } } : {}
    const { status } = await world.call(documented.method, path, body)
    if ((status === 503) !== statusesOf(documented).includes('503'))
      otherwise.push({ key: documented.key, status })
  }
  expect(otherwise).toEqual([])

  await other.query('rollback')
  vi.useRealTimers()
  await Promise.all([...pages, ...ofAccounts])
  await other.end()
  await world.close()
})
