import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountsOf } from '../../../test/support/accounts.ts'
import { recordsOf } from '../../../test/support/records.ts'
import {
  type Answered,
  type Call,
  callTo,
  createWorld,
  DATABASES,
  PASSWORD,
  type World,
} from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { createProduct, type Product } from '../../product.ts'

/** Too many requests (contract.md, sections 2, 7 and 10). */

const MINUTE = 60_000

describe.each(DATABASES)('limits, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
    await recordsOf(() => world).make('empresa')
  })
  afterAll(() => world.close())
  const { login, newIp, pass, register } = accountsOf(() => world)

  const tooMany = ({ status, body, headers }: Answered) => {
    expect([status, body]).toEqual([429, { message: expect.any(String) }])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
  }

  describe('searches', () => {
    const search = (ip: string, path: string = api.empresasSearch, body: unknown = { text: 'pan' }) =>
      world.call('POST', path, { body, ip })
    /** As many requests as the limit in an instant, so that no second passes on a slow machine. */
    const burst = (ip: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, n) => search(ip, n % 2 ? api.empresasSearch : api.catalogosSearch)),
      )

    test('get 429 after 100 a second on both calls together, until the second has passed', async () => {
      const ip = newIp()
      const answers = await burst(ip, 120)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(20)
      for (const answer of refused) tooMany(answer)
      await expect.poll(async () => (await search(ip)).status).toBe(200)
    })

    test('of another address are not limited', async () => {
      await burst(newIp(), 120)
      expect((await search(newIp())).status).toBe(200)
    })

    test('of one address count together, whatever headers it sends', async () => {
      const ip = newIp()
      const answers = await Promise.all(
        Array.from({ length: 101 }, (_, n) =>
          world.call('POST', api.empresasSearch, {
            body: { text: 'pan' },
            ip,
            headers: { 'x-forwarded-for': `10.0.0.${n}`, forwarded: `for=10.0.0.${n}` },
          }),
        ),
      )
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    })

    test('leave reads unlimited', async () => {
      const ip = newIp()
      await burst(ip, 120)
      for (const path of [api.sucursales, api.catalogos, api.empresas(5)])
        expect((await world.call('GET', path, { ip })).status).toBe(200)
    })

    test.each<[string, unknown, Record<string, string>]>([
      ['415', '<a/>', { 'content-type': 'text/xml' }],
      ['413', 'x'.repeat(70_000), { 'content-type': 'application/json' }],
      ['400', '{', { 'content-type': 'application/json' }],
      ['422', {}, {}],
    ])('get 429 before %s', async (_, body, headers) => {
      const ip = newIp()
      const [, last] = await Promise.all([
        burst(ip, 100),
        world.call('POST', api.empresasSearch, { body, headers, ip }),
      ])
      tooMany(last)
    })
  })

  describe('searches by the address of a page', () => {
    let site: Product
    beforeAll(async () => {
      // Time stands still.
      vi.useFakeTimers({ toFake: ['performance'] })
      site = await createProduct(world.config, { background: false })
    })
    afterAll(async () => {
      await site.close()
      vi.useRealTimers()
    })
    const ask = (ip: string, path: string) => callTo(site.app)('GET', path, { ip })
    const times = <T>(count: number, ask: (n: number) => T) => Array.from({ length: count }, (_, n) => ask(n))

    test('count together with the others', async () => {
      const ip = newIp()
      const body = { text: 'pan' }
      const calls = times(95, () => callTo(site.app)('POST', api.empresasSearch, { body, ip }))
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(times(95, () => 200))
      for (const path of ['/buscar?q=pan', '/sucursales?q=pan', '/?documentos=pan', '/?x=1&sucursales=pan'])
        expect([path, (await ask(ip, path)).status]).toEqual([path, 200])
      expect((await ask(ip, '/buscar.data?%71=pan')).status).toBe(200)
      expect((await ask(ip, '/buscar?q=pan')).status).toBe(429)
      tooMany(await callTo(site.app)('POST', api.catalogosSearch, { body, ip }))
      expect((await ask(newIp(), '/buscar?q=pan')).status).toBe(200)
    })

    test('get a page as refusal', async () => {
      const ip = newIp()
      await Promise.all(times(100, () => ask(ip, '/buscar?q=pan')))
      for (const path of ['/buscar?q=<b>"pan', '/?documentos=pan', '/buscar.data?q=pan']) {
        const { status, headers, body } = await ask(ip, path)
        expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '1', 'no-store'])
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers['content-security-policy']).toContain("default-src 'none'")
        expect(headers['x-request-id']).toBeTruthy()
        expect(body).toContain('<html lang="es-MX">')
        expect(body).toContain('Demasiados intentos; espera un momento y vuelve a intentar.')
        expect(body).toContain('<meta name="robots" content="noindex">')
      }
    })

    test('leave other pages unlimited, and search pages without a search', async () => {
      const ip = newIp()
      await Promise.all(times(100, () => ask(ip, '/buscar?q=pan')))
      for (const path of [
        '/',
        '/blog',
        '/buscar',
        '/buscar?q=',
        '/sucursales?categoria=pan',
        '/?documentos=',
      ])
        expect([path, (await ask(ip, path)).status]).toEqual([path, 200])
    })

    test('count even when their answer is kept', async () => {
      await site.app.listen({ host: '127.0.0.1', port: 0 })
      const url = `${site.app.listeningOrigin}/buscar?q=panaderia`
      const answers = await Promise.all(times(101, () => fetch(url)))
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([...times(100, () => 200), 429])
      await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    })
  })

  describe('registrations', () => {
    const full = async () => {
      const ip = newIp()
      await Promise.all(Array.from({ length: 20 }, () => register({}, ip)))
      return ip
    }

    test.each<[string, unknown, Record<string, string>]>([
      ['419', {}, { cookie: 'XSRF-TOKEN=uno', 'x-xsrf-token': 'dos' }],
      ['415', '<a/>', { 'content-type': 'text/xml' }],
      ['400', '{', { 'content-type': 'application/json' }],
      ['422', {}, {}],
    ])('get 429 before %s', async (_, body, headers) => {
      tooMany(await world.call('POST', api.register, { body, headers, ip: await full() }))
    })

    test('are accepted again an hour later', async () => {
      const ip = await full()
      pass(60 * MINUTE + 1000)
      expect((await register({}, ip)).status).toBe(422)
    })
  })

  test('logins and registrations do not limit other calls', async () => {
    const ip = newIp()
    for (let n = 0; n < 6; n++) await login('admin@example.com', 'no es esta', ip)
    expect((await login('admin@example.com', PASSWORD, ip)).status).toBe(429)
    expect((await register({}, ip)).status).toBe(422)
    expect((await world.call('GET', api.sucursales, { ip })).status).toBe(200)
    expect((await world.call('POST', api.empresasSearch, { ip, body: { text: 'pan' } })).status).toBe(200)
  })
})

describe.each(DATABASES)('a restart, on %s', (kind) => {
  let world: World
  let again: Product
  let call: Call
  const [locked, crowded] = ['192.0.2.201', '192.0.2.202']
  const body = (n: number) => ({ name: 'Serie', email: `serie${n}@example.com`, password: PASSWORD })
  const login = (ip: string) =>
    call('POST', api.login, { body: { email: 'admin@example.com', password: PASSWORD }, ip })
  beforeAll(async () => {
    world = await createWorld(kind)
    const wrong = { email: 'admin@example.com', password: 'no es esta' }
    for (let n = 0; n < 5; n++) await world.call('POST', api.login, { body: wrong, ip: locked })
    for (let n = 0; n < 5; n++) await world.call('POST', api.register, { body: body(n), ip: crowded })
    await world.product.close()
    world.clock.now = new Date(world.clock.now.getTime() + 5 * MINUTE)
    again = await createProduct(world.config, { clock: () => world.clock.now, site: false })
    call = callTo(again.app)
  })
  afterAll(async () => {
    await again.close()
    await world.close()
  })

  test('forgets no failed login', async () => {
    const { status, headers } = await login(locked)
    expect([status, headers['retry-after']]).toEqual([429, String(10 * 60)])
    expect((await login('192.0.2.203')).status).toBe(200)
  })

  test('forgets no registration', async () => {
    const { status, headers } = await call('POST', api.register, { body: body(6), ip: crowded })
    expect([status, headers['retry-after']]).toEqual([429, String(55 * 60)])
  })

  test('forgets no session', async () => {
    expect((await call('GET', api.clientEmpresa, { token: world.cliente })).status).toBe(200)
  })
})
