import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../test/support/refusal.ts'
import { callTo, createWorld, type World } from '../../test/support/world.ts'
import { API, api } from '../contract/paths.ts'
import { messages } from '../contract/texts/refusals.ts'
import { createProduct } from '../product.ts'

/** Broken requests get an answer with words too (contract.md, section 1). */

describe('broken HTTP', () => {
  let world: World
  let port: number
  beforeAll(async () => {
    world = await createWorld('sqlite')
    port = await portOf(world.app)
  })
  afterAll(() => world.close())
  const portOf = async (app: FastifyInstance) =>
    Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

  /** Sends bytes and returns the server's answer. */
  const rawAnswerTo = async (bytes: string, to = port) => {
    const socket = connect(to, '127.0.0.1')
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
  }
  const answerTo = async (
    bytes: string,
    to = port,
  ): Promise<{ status: number; head: string; body: unknown }> => {
    const { body, ...rest } = await rawAnswerTo(bytes, to)
    return { ...rest, body: JSON.parse(body) }
  }

  test.each([
    ['no HTTP at all', 'hola\r\n\r\n', 400],
    ['an invalid header', 'GET / HTTP/1.1\r\nHost: a\r\nsin dos puntos\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    [
      'both a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 400],
    ['an unknown expectation', 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: pan\r\n\r\n', 417],
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['headers of 40 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s', async (_, bytes, status) => {
    const answer = await answerTo(bytes)
    expect([answer.status, answer.body]).toEqual([status, { message: expect.any(String) }])
    expect(answer.head).toContain('content-type: application/json; charset=utf-8')
    expect(answer.head).toMatch(/\r\nx-request-id: [\da-f-]{36}/)
    expect(answer.head).toContain('x-content-type-options: nosniff')
  })

  test.each([
    ...[
      '*',
      '*/',
      'ftp://example.com/',
      'ftp:///healthz',
      'ws://example.com/',
      'javascript:alert(1)',
      'healthz',
    ],
    ...[
      'http://',
      'http:///healthz',
      'https://?q=pan',
      'http://[::1/healthz',
      'http://a:99999/',
      'file:///etc/passwd',
    ],
    ...['example.com:80', '?q=pan', 'urn:a', `${'a'.repeat(10_000)}:`],
  ])('a target that is no web address gets 400 with any method: %s', async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const bytes = `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
      const { status, head } = await rawAnswerTo(bytes)
      expect([method, status]).toEqual([method, 400])
      expect(head).toContain('content-type: application/json; charset=utf-8')
      expect(head).toMatch(/\r\nx-request-id: [\da-f-]{36}/)
    }
    const { body } = await answerTo(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(body).toEqual({ message: messages.bad_request })
  })

  test.each(['/%', '/%zz', `${API}/public/blog/post/%ff`, `${API}/admin/post/%E0%A4`])(
    'an address that cannot be decoded gets an answer: %s',
    async (path) => {
      const answer = await answerTo(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
      expect([answer.status, answer.body]).toEqual([400, { message: expect.any(String) }])
      expect(answer.head).toContain('x-request-id: ')
      expect(answer.head).toContain('x-content-type-options: nosniff')
    },
  )

  const get = (target: string, to: number) =>
    answerTo(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, to)

  test('a page address that ends inside an escape gets 404', async () => {
    const site = async (request: Request) => Response.json(request.url, { status: 404 })
    const { app, close } = await createProduct(world.config, { site, background: false })
    const to = await portOf(app)
    for (const [target, url] of [
      ['/blog/post/caf%C3', '/blog/post/caf%25C3'],
      ['/categorias/%E0%A4%A?pagina=2', '/categorias/%25E0%25A4%25A?pagina=2'],
      ['/%', '/%25'],
    ]) {
      const { status, body } = await get(target ?? '', to)
      expect([target, status, body]).toEqual([target, 404, `https://zocalo.example${url}`])
    }
    for (const path of [`${API}/public/blog/post/%ff`, `${API}%ff`, '/img/post/%ff', '/storage/%ff'])
      expect([path, (await get(path, to)).status]).toEqual([path, path === `${API}%ff` ? 404 : 400])
    await close()
  })

  test('an absolute URL, as for a proxy, is answered by its path', async () => {
    const site = async (request: Request) => Response.json(request.url)
    const { app, close } = await createProduct(world.config, { site, background: false })
    const to = await portOf(app)
    for (const [target, path] of [
      ['http://example.com', '/'],
      ['HTTP://example.com:80/blog', '/blog'],
      ['https://example.com?q=pan', '/?q=pan'],
      ['/blog', '/blog'],
      ['//example.com/blog', '//example.com/blog'],
    ]) {
      const { status, body } = await get(target ?? '', to)
      expect([target, status, body]).toEqual([target, 200, `https://zocalo.example${path}`])
    }
    const { head } = await get(`http://example.com${api.categorias}`, to)
    expect(head).toContain(`link: <${api.categorias}?page=1&per_page=100>`)
    await close()
  })

  test('addresses below the API and the files are never pages, however long', async () => {
    const site = async () => new Response('una página')
    const { app, close } = await createProduct(world.config, { site, background: false })
    const call = callTo(app)
    const long = 'a'.repeat(1500)
    const addresses: [path: string, status: number][] = [
      ...[
        API,
        `${API}/`,
        `${API}?x=1`,
        `${API}/${long}`,
        `${API}/public`,
        api.post(long),
        api.categoria(long),
      ],
      ...[
        '/img',
        '/img/',
        '/img/post',
        '/img/post/',
        '/img/a/b/c',
        `/img/post/${long}`,
        `/img/${long}/x.webp`,
      ],
      ...['/storage', '/storage/', '/storage/a/b', `/storage/${long}`, `/storage/${long}.pdf`],
    ].map((path): [string, number] => [path, 404])
    addresses.push([`${API}/admin/${long}`, 401], [`${API}/admin/post/${long}`, 401])
    for (const [path, status] of addresses) {
      const { status: answered, headers } = await call('HEAD', path)
      expect([path, answered, headers['content-type']]).toEqual([
        path,
        status,
        'application/json; charset=utf-8',
      ])
      expect([path, await refusal(call('GET', path))]).toEqual([path, status])
    }
    expect((await call('GET', `/blog/post/${long}`)).body).toBe('una página')
    await close()
  })

  test('an incomplete body leaves nothing', async () => {
    const head = `POST ${API}/admin/categoria HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${world.admin}\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.end(`${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"nombre":"Rota"}`)
    await text(socket)
    expect((await world.call('GET', `${API}/admin/categoria`, { token: world.admin })).body).toEqual([])
  })
})
