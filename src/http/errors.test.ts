import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { API, api } from '../contract/paths.ts'
import { createProduct } from '../product.ts'

/** What is hardly a request is refused in words too (contract.md, section 1). */

describe('what is hardly HTTP', () => {
  let world: World
  let port: number
  beforeAll(async () => {
    world = await createWorld('sqlite')
    port = await portOf(world.app)
  })
  afterAll(() => world.close())
  const portOf = async (app: FastifyInstance) =>
    Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

  /** Status and body of what the server answers to bytes. */
  const answerTo = async (
    bytes: string,
    to = port,
  ): Promise<{ status: number; head: string; body: unknown }> => {
    const socket = connect(to, '127.0.0.1')
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) }
  }

  test.each([
    ['no HTTP at all', 'hola\r\n\r\n', 400],
    ['a header that is none', 'GET / HTTP/1.1\r\nHost: a\r\nsin dos puntos\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['headers of 40 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s', async (_, bytes, status) => {
    const answer = await answerTo(bytes)
    expect([answer.status, answer.body]).toEqual([status, { message: expect.any(String) }])
    expect(answer.head).toContain('content-type: application/json; charset=utf-8')
    expect(answer.head).toMatch(/\r\nx-request-id: [\da-f-]{36}/)
    expect(answer.head).toContain('x-content-type-options: nosniff')
  })

  test.each(['/%', '/%zz', `${API}/public/blog/post/%ff`, `${API}/admin/post/%E0%A4`])(
    'an address that cannot be decoded: %s',
    async (path) => {
      const answer = await answerTo(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
      expect([answer.status, answer.body]).toEqual([400, { message: expect.any(String) }])
      expect(answer.head).toContain('x-request-id: ')
      expect(answer.head).toContain('x-content-type-options: nosniff')
    },
  )

  const get = (target: string, to: number) =>
    answerTo(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, to)

  test('a page whose address is cut off inside an escape is one that is not there', async () => {
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
    expect((await get(`${API}/public/blog/post/%ff`, to)).status).toBe(400)
    await close()
  })

  test('a whole address, as a proxy is sent one, asks for its path', async () => {
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

  test('a body that breaks off leaves nothing', async () => {
    const head = `POST ${API}/admin/categoria HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${world.admin}\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.end(`${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"nombre":"Rota"}`)
    await text(socket)
    expect((await world.call('GET', `${API}/admin/categoria`, { token: world.admin })).body).toEqual([])
  })
})
