import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { createProduct } from '../src/product.ts'
import { recordsOf } from './records.ts'
import { callTo, createWorld, type World } from './world.ts'

/** Past what it can carry the product says so at once (docs/decisions/0041-shedding.md). */

describe('more requests than can be answered soon', () => {
  let world: World
  let other: pg.Client
  let url: string
  beforeAll(async () => {
    world = await createWorld('postgres')
    url = await world.app.listen({ port: 0 })
    await recordsOf(() => world).make('empresa')
    const { database } = world.config
    other = new pg.Client({ connectionString: database.kind === 'postgres' ? database.url : '' })
    await other.connect()
  })
  afterAll(async () => {
    await other.end()
    await world.close()
  })

  /** Each is another page with the branch on it, which only the table knows. */
  const read = (n: number) => world.call('GET', `${api.sucursales}?per_page=${n}`)
  const kept = () => fetch(url + api.slides)
  const measured = async (name: string) => {
    const { body } = await world.call('GET', '/metrics', { ip: '127.0.0.1' })
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1])
  }

  test('are refused with Retry-After, while what is kept and the health checks are answered', async () => {
    await expect.poll(async () => (await kept()).status).toBe(200)
    await other.query('begin; lock table empresa in access exclusive mode')
    const taken = Array.from({ length: 150 }, (_, n) => read(n + 1))
    await expect.poll(() => measured('http_requests_under_way')).toBe(150)

    for (const answer of await Promise.all(Array.from({ length: 20 }, (_, n) => read(n + 300)))) {
      expect([answer.status, answer.body]).toEqual([503, { message: expect.any(String) }])
      expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    const search = await world.call('POST', api.empresasSearch, { body: { text: 'pan' } })
    expect(search.status).toBe(503)
    expect((await kept()).status).toBe(200)
    expect((await world.call('GET', '/healthz')).status).toBe(200)
    expect(await measured('http_requests_shed_total')).toBe(21)

    await other.query('rollback')
    expect(new Set((await Promise.all(taken)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await measured('http_requests_under_way')).toBe(0)
    expect((await read(400)).status).toBe(200)
  })

  test('a page is refused with a page', async () => {
    const site = await createProduct(world.config, { background: false })
    const ask = callTo(site.app)
    await other.query('begin; lock table empresa in access exclusive mode')
    const taken = Array.from({ length: 150 }, (_, n) => ask('GET', `${api.sucursales}?per_page=${n + 1}`))
    await expect.poll(async () => (await ask('GET', '/blog')).status).toBe(503)

    const { headers, body } = await ask('GET', '/blog')
    expect([headers['content-type'], headers['retry-after']]).toEqual(['text/html; charset=utf-8', '2'])
    expect(body).toContain('<html lang="es-MX">')
    expect(body).toContain('Reintentar')

    await other.query('rollback')
    await Promise.all(taken)
    expect((await ask('GET', '/blog')).status).toBe(200)
    await site.close()
  })
})
