import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { createProduct, type Product } from '../src/product.ts'
import { recordsOf } from './support/records.ts'
import { type Answered, type Call, callTo, createWorld, type World } from './support/world.ts'

/** Under overload the product refuses immediately (docs/decisions/0091-shed-by-time.md). */

describe('more requests than can be answered soon', () => {
  let world: World
  let product: Product
  let call: Call
  let url: string
  let other: pg.Client
  beforeAll(async () => {
    world = await createWorld('postgres')
    await recordsOf(() => world).make('empresa')
    product = await createProduct(world.config, { clock: () => world.clock.now, background: false })
    product.readiness.open = true
    call = callTo(product.app)
    url = await product.app.listen({ port: 0 })
    const { database } = world.config
    other = new pg.Client({ connectionString: database.kind === 'postgres' ? database.url : '' })
    await other.connect()
    // Time stands still until a test moves it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await other.end()
    await product.close()
    await world.close()
  })

  /** Each is another page that contains the branch, whose state only the table shows. */
  const read = (n: number) => call('GET', `${api.sucursales}?per_page=${n}`)
  const some = (count: number, ask: (n: number) => Promise<Answered>) =>
    Array.from({ length: count }, (_, n) => ask(n + 1))
  const statuses = async (answers: Promise<Answered>[]) =>
    new Set((await Promise.all(answers)).map(({ status }) => status))
  const kept = async () => (await fetch(url + api.slides)).status
  const hold = () => other.query('begin; lock table empresa in access exclusive mode')
  const letGo = () => other.query('rollback')
  const measured = async (name: string) => {
    const { body } = await call('GET', '/metrics', { ip: '127.0.0.1' })
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1])
  }
  const underWay = () => measured('http_requests_under_way')
  /** Waits for a number. `expect.poll` would let the test's time pass. */
  const until = async (is: (underWay: number) => boolean | Promise<boolean>) => {
    while (!(await is(await underWay()))) await setImmediate()
  }
  const refused = () => measured('http_requests_shed_total')
  const expectRefusal = ({ status, body, headers }: Answered) => {
    expect([status, body]).toEqual([503, { message: expect.any(String) }])
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-request-id']).toMatch(/./)
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  const expectVital = async () => {
    for (const path of ['/healthz', '/readyz'])
      expect([path, (await call('GET', path)).status]).toEqual([path, 200])
    expect(await kept()).toBe(200)
  }

  test('share the answer in the making for the same address', async () => {
    await hold()
    const asked = some(400, () => read(452))
    await until((count) => count === 1)
    await letGo()
    expect(await statuses(asked)).toEqual(new Set([200]))
  })

  test('do not delay pages that call the same in process', async () => {
    await hold()
    const blocked = some(6, (n) => read(460 + n))
    await until((count) => count === 6)
    const body = { pie: 'Cámara' }
    expect((await call('PUT', api.adminAjustes, { token: world.admin, body })).status).toBe(200)
    const pages = some(6, (n) => call('GET', `/no-hay-${n}`))
    await until((count) => count === 12)
    const settings = call('GET', api.ajustes)
    await until((count) => count === 13)
    await letGo()
    expect(await statuses(pages)).toEqual(new Set([404]))
    expect(await statuses([...blocked, settings])).toEqual(new Set([200]))
  })

  test('leave room for accounts and health checks, even without a free connection', async () => {
    const { id } = (await call('GET', api.sucursales)).body[0]
    await expectVital()
    await hold()
    const visits = some(100, () => call('POST', api.empresaVisit(id)))
    await until((count) => count === 100)
    expectRefusal(await call('POST', api.empresaVisit(id)))
    await expectVital()
    const account = call('GET', api.account, { token: world.cliente })
    await until((count) => count === 101)
    await letGo()
    expect(await statuses(visits)).toEqual(new Set([204]))
    expect((await account).status).toBe(200)
  })

  test('are refused when they would wait too long, or have', async () => {
    while ((await kept()) !== 200) await setImmediate()
    await hold()
    const slow = some(6, (n) => read(470 + n))
    await until((count) => count === 6)
    vi.advanceTimersByTime(1000)
    await letGo()
    await Promise.all(slow)

    for (let time = 0; time < 2; time++) expect((await call('GET', api.ajustes)).status).toBe(200)
    const before = await refused()
    await hold()
    const asked = some(400, read)
    await until(async (count) => count + (await refused()) - before === 400)
    const atOnce = (await refused()) - before
    expect(atOnce).toBeGreaterThan(0)
    expectRefusal(await read(450))
    const blog = await call('GET', '/blog')
    expect([blog.status, blog.headers['retry-after']]).toEqual([503, '2'])
    expect(blog.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(blog.body).toContain('<html lang="es-MX">')
    expect(blog.body).toContain('Reintentar')
    const search = await call('POST', api.buscar, { body: { text: 'pan' } })
    expectRefusal(search)
    expect(await refused()).toBe(before + atOnce + 3)
    await expectVital()
    expect((await call('GET', api.account, { token: world.cliente })).status).toBe(200)
    expect((await call('GET', api.admin('categoria'), { token: world.admin })).status).toBe(200)

    // A popular answer gets a place in the queue even after a write has dropped it.
    const body = { pie: 'Asociación' }
    expect((await call('PUT', api.adminAjustes, { token: world.admin, body })).status).toBe(200)
    const waiting = await underWay()
    const settings = call('GET', api.ajustes)
    await until((count) => count === waiting + 1)

    vi.advanceTimersByTime(1000)
    await until((count) => count < 10)
    expectRefusal(await settings)
    const begun = await underWay()
    expect(begun).toBeGreaterThan(0)
    await letGo()
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(begun)
    for (const answer of answers) if (answer.status !== 200) expectRefusal(answer)
    await until((count) => count === 0)
    expect([(await read(451)).status, (await call('GET', '/blog')).status]).toEqual([200, 200])
  })
})
