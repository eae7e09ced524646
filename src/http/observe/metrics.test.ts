import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addCliente,
  callTo,
  createWorld,
  freshDatabase,
  PASSWORD,
  tokenOf,
  type World,
} from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { createProduct } from '../../product.ts'

const TOKEN = 'una-ficha-larga-para-leer-metricas'
const HERE = { ip: '127.0.0.1' }

describe('metrics', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld('sqlite')
  })
  afterAll(() => world.close())

  test('can be read from this machine, but not through a proxy on it', async () => {
    expect((await world.call('GET', '/metrics', HERE)).status).toBe(200)
    expect((await world.call('GET', '/metrics', { ip: '::ffff:127.0.0.1' })).status).toBe(200)
    expect((await world.call('GET', '/metrics', { ip: '203.0.113.7' })).status).toBe(404)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    expect((await world.call('GET', '/metrics', { ...HERE, headers })).status).toBe(404)
    const authorization = 'Bearer null'
    expect(
      (await world.call('GET', '/metrics', { ip: '203.0.113.7', headers: { authorization } })).status,
    ).toBe(404)
  })

  test('can be read from elsewhere with the token only', async () => {
    const product = await createProduct(
      { ...world.config, metricsToken: TOKEN },
      { site: false, background: false },
    )
    const status = async (authorization: string) => {
      const headers = { authorization }
      return (await product.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers })).statusCode
    }
    expect([await status(`Bearer ${TOKEN}`), await status(`Bearer ${TOKEN}x`), await status('')]).toEqual([
      200, 404, 404,
    ])
    await product.close()
  })

  test('count answers by route and status, with durations, including kept ones', async () => {
    for (let time = 0; time < 3; time++) await world.call('GET', api.slides)
    await world.call('GET', api.adminItem('producto', 999), { token: world.admin })
    const { body, headers } = await world.call('GET', '/metrics', HERE)
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    const lines: string[] = body.split('\n')
    expect(lines).toContain(`http_requests_total{method="GET",route="${api.slides}",status="200"} 3`)
    expect(lines).toContain(
      'http_requests_total{method="GET",route="/api/v1/admin/producto/:id",status="404"} 1',
    )
    expect(lines).toContain(
      `http_request_duration_seconds_bucket{method="GET",route="${api.slides}",le="+Inf"} 3`,
    )
    expect(body).toMatch(/^byte_cache_answers_total\{result="hit"\} 2$/m)
    expect(body).toMatch(/^byte_cache_answers_total\{result="miss"\} 1$/m)
    for (const name of ['event_loop_lag_seconds{quantile="0.99"}', 'process_resident_memory_bytes'])
      expect(lines.some((line) => line.startsWith(`${name} `) && Number(line.split(' ')[1]) >= 0)).toBe(true)
    expect(lines).toContain('database_up 1')
    for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? [\d.e+-]+|)$/)
  })

  test('show waiting jobs and their delay', async () => {
    const dataDir = join(world.config.dataDir, 'waiting')
    const { target } = await freshDatabase('sqlite', dataDir)
    const clock = { now: world.clock.now }
    const { app, domain, close } = await createProduct(
      { ...world.config, dataDir, database: target },
      { site: false, background: false, clock: () => clock.now },
    )
    await domain.admins.make('admin@example.com', PASSWORD)
    const call = callTo(app)
    // The approval orders a letter.
    await addCliente(call, await tokenOf(call, 'admin@example.com'), 'nueva@example.com')
    clock.now = new Date(clock.now.getTime() + 90_000)
    const { body } = await call('GET', '/metrics', HERE)
    expect(body).toMatch(/^jobs_waiting 1$/m)
    expect(body).toMatch(/^jobs_overdue_seconds 90$/m)
    await close()
  })
})

describe('metrics on PostgreSQL', () => {
  test('show its connections', async () => {
    const world = await createWorld('postgres')
    const { body } = await world.call('GET', '/metrics', HERE)
    expect(body).toMatch(/^database_connections\{state="idle"\} \d+$/m)
    expect(body).toMatch(/^database_connections_awaited 0$/m)
    await world.close()
  })
})
