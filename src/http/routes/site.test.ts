import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Call, callTo, createWorld, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { createProduct, type Product } from '../../product.ts'

describe('a page’s scripts', () => {
  const OWN = 'start("<b>")'
  const OTHERS = ['steal()', '\nsteal(2)\n', 'steal(3)']
  let world: World
  let product: Product
  let call: Call
  beforeAll(async () => {
    world = await createWorld('sqlite')
    product = await createProduct(world.config, {
      background: false,
      site: async (_request, { nonce }) =>
        new Response(
          `<html><script nonce="${nonce}" type="module">${OWN}</script>
<link rel="modulepreload" nonce="${nonce}" href="/a.js"><script nonce="${nonce}" src="/a.js"></script>
<script>${OTHERS[0]}</script><script nonce="">${OTHERS[1]}</script><script nonce="1">${OTHERS[2]}</script></html>`,
          { headers: { 'content-type': 'text/html; charset=utf-8' } },
        ),
    })
    call = callTo(product.app)
  })
  afterAll(async () => {
    await product.close()
    await world.close()
  })
  const policyAt = async (path: string) =>
    String((await call('GET', path)).headers['content-security-policy'])
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

  test('run when the site wrote them, and not when they are part of a text', async () => {
    const policy = await policyAt('/')
    expect(policy).toContain(`script-src 'self' ${hashOf(OWN)};`)
    for (const code of OTHERS) expect(policy).not.toContain(hashOf(code))
  })

  test('have no marks in the sent page, which is the same for everyone', async () => {
    const pages = await Promise.all(['/', '/?x=1', '/?pagina=2'].map((path) => call('GET', path)))
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(pages[0]?.body).toContain(`<html><script type="module">${OWN}</script>`)
  })

  test.each([
    '/',
    '/nada',
    api.slides,
    '/healthz',
    '/img/empresa/foto.jpg',
    '/img/post/x',
    api.docs,
    `${api.slides}x`,
  ])('cannot change the base of a page’s addresses: %s', async (path) => {
    expect(await policyAt(path)).toMatch(/(^|; )base-uri 'none'(;|$)/)
  })
})

test('the log names a failed page, without the searched text', async () => {
  const world = await createWorld('sqlite')
  const failure = new Error('a part failed')
  const { app, close } = await createProduct(world.config, {
    background: false,
    site: async (_request, { report }) => {
      report(failure)
      return new Response('<p>Casi todo</p>', { headers: { 'content-type': 'text/html' } })
    },
  })
  const log = vi.spyOn(app.log, 'error')
  await callTo(app)('GET', '/buscar?q=algo+privado')
  expect(log.mock.calls).toEqual([[{ err: failure, path: '/buscar' }, 'page failed']])
  await close()
  await world.close()
})
