import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { api, imagePath, site } from '../src/contract/paths.ts'
import { createProduct, type Product } from '../src/product.ts'
import { type Line, lineTo } from './support/line.ts'
import { recordsOf } from './support/records.ts'
import { startS3 } from './support/s3.ts'
import { onePixel } from './support/samples.ts'
import { type Asked, callTo, createWorld, freshDatabase, PASSWORD, type World } from './support/world.ts'

/** While the database is away the product answers 503, writes nothing partially, and recovers. */

describe('cut off from PostgreSQL', () => {
  let world: World
  let line: Line
  let drop: () => Promise<void>
  beforeAll(async () => {
    line = await lineTo(Number(new URL(inject('postgresUrl')).port))
    const fresh = await freshDatabase('postgres', '')
    drop = fresh.drop
    if (fresh.target.kind !== 'postgres') throw new Error('not PostgreSQL')
    const url = new URL(fresh.target.url)
    url.port = String(line.port)
    world = await createWorld('postgres', { database: { kind: 'postgres', url: url.href } })
    world.product.readiness.open = true
    await recordsOf(() => world).make('empresa')
    await world.call('GET', api.sucursales)
  })
  afterAll(async () => {
    await world.close()
    await drop()
    await line.cut()
  })

  const files = async () => {
    const found = await readdir(join(world.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
    return found.filter((entry) => entry.isFile()).length
  }
  const admin = () => ({ token: world.admin })
  const calls: [method: string, path: string, asked: () => Asked][] = [
    ['GET', api.categorias, () => ({})],
    ['GET', api.sucursal('la-esperanza'), () => ({})],
    ['GET', api.categoria('pan'), () => ({})],
    ['GET', '/storage/abc123.pdf', () => ({})],
    ['POST', api.empresaVisit(1), () => ({})],
    ['POST', api.empresasSearch, () => ({ body: { text: 'esperanza' } })],
    ['POST', api.catalogosSearch, () => ({ body: { text: 'pan' } })],
    ['POST', api.login, () => ({ body: { email: 'admin@example.com', password: PASSWORD } })],
    ['POST', api.register, () => ({ body: { name: 'Uno', email: 'uno@example.com', password: PASSWORD } })],
    ['GET', api.admin('categoria'), admin],
    ['GET', api.adminOverview, admin],
    ['POST', api.admin('categoria'), () => ({ ...admin(), body: { nombre: 'Perdida', urlfoto: onePixel } })],
    ['PUT', api.adminItem('empresa', 1), () => ({ ...admin(), body: { orden: 9 } })],
    ['DELETE', api.adminItem('empresa', 1), admin],
    ['GET', api.clientEmpresa, () => ({ token: world.cliente })],
    ['POST', api.logout, admin],
    ['GET', '/readyz', () => ({})],
  ]

  test('answers 503 to every call that needs it, and writes nothing partially', async () => {
    const before = await files()
    await line.cut()
    for (const [method, path, asked] of calls) {
      const { status, body, headers } = await world.call(method, path, asked())
      expect([method, path, status, body]).toEqual([method, path, 503, { message: expect.any(String) }])
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
    }
    expect((await world.call('GET', '/healthz')).status).toBe(200)
    expect((await world.call('GET', api.sucursales)).body).toHaveLength(1)
    await line.restore()
    await expect.poll(async () => (await world.call('GET', '/readyz')).status).toBe(200)
    expect((await world.call('GET', api.admin('categoria'), admin())).body).toEqual([])
    const [branch] = (await world.call('GET', api.admin('empresa'), admin())).body
    expect(branch.orden).toBe(0)
    expect(await files()).toBe(before)
    expect((await world.call('GET', api.sucursal('la-esperanza'))).status).toBe(200)
  })

  test('shows a write whose commit was never confirmed', async () => {
    const read = async () => (await world.call('GET', api.categorias)).body
    expect(await read()).toEqual([])
    line.loseCommitOf('insert into content_version')
    const body = { nombre: 'Dudosa', urlfoto: onePixel }
    expect((await world.call('POST', api.admin('categoria'), { ...admin(), body })).status).toBe(503)
    await expect.poll(read).toMatchObject([{ nombre: 'Dudosa' }])
  })

  test('answers 503 for a page that is not kept, with words on what to do', async () => {
    const { app, close } = await createProduct(world.config, { background: false })
    const page = () => callTo(app)('GET', site.categorias)
    await line.cut()
    const { status, raw, headers } = await page()
    expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^[1-9]\d*$/)])
    expect(raw.toString()).toMatch(/<main[^>]*>[\s\S]*(de nuevo|otra vez)/i)
    await line.restore()
    await expect.poll(async () => (await page()).status).toBe(200)
    await close()
  })
})

describe('without an answer from PostgreSQL', () => {
  let world: World
  let far: Product
  let line: Line
  const { make, change } = recordsOf(() => world)
  beforeAll(async () => {
    line = await lineTo(Number(new URL(inject('postgresUrl')).port))
    world = await createWorld('postgres')
    const { database } = world.config
    const url = new URL(database.kind === 'postgres' ? database.url : '')
    url.port = String(line.port)
    const config: Config = { ...world.config, database: { kind: 'postgres', url: url.href } }
    far = await createProduct(config, { site: false })
  })
  afterAll(async () => {
    await far.close()
    await line.cut()
    await world.close()
  })

  test('shows no page that another node may have changed, ends waiting calls, and recovers', async () => {
    const { id, slug } = await make('categoria', { orden: 1 })
    const read = async () => {
      const { status, body } = await callTo(far.app)('GET', api.categoria(slug))
      return status === 200 ? body.categoria.orden : status
    }
    await expect.poll(read).toBe(1)
    line.hold()
    await change('categoria', id, { orden: 2 })
    // The kept page may be served for two seconds more.
    await expect.poll(read, { timeout: 30_000 }).toBe(503)
    line.release()
    await expect.poll(read).toBe(2)
  })
})

describe('cut off from the file store', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  let world: World
  let line: Line
  const { make } = recordsOf(() => world)
  beforeAll(async () => {
    s3 = await startS3()
    const endpoint = new URL(s3.target.endpoint)
    line = await lineTo(Number(endpoint.port))
    endpoint.port = String(line.port)
    world = await createWorld('sqlite', { s3: { ...s3.target, endpoint: endpoint.origin } })
    world.product.readiness.open = true
  })
  afterAll(async () => {
    await world.close()
    await line.cut()
    await s3.close()
  })

  const save = () =>
    world.call('POST', api.admin('categoria'), {
      token: world.admin,
      body: { nombre: 'Perdida', urlfoto: onePixel },
    })
  const statuses = async (picture: string) => [
    (await world.call('GET', imagePath('categoria', picture))).status,
    (await save()).status,
  ]
  const ready = async () => {
    const { status, body } = await world.call('GET', '/readyz')
    return [status, body]
  }
  /** What the three monitoring sources report: probes, metrics, the administrators' welcome panel. */
  const told = async () => {
    const { body: metrics } = await world.call('GET', '/metrics', { ip: '127.0.0.1' })
    const { body: overview } = await world.call('GET', api.adminOverview, { token: world.admin })
    return [await ready(), /^file_store_up (\d)$/m.exec(metrics)?.[1], overview.files_away_since]
  }
  const allIsWell = [[200, { status: 'ready', files: 'up' }], '1', null]
  const away = [[200, { status: 'ready', files: 'away' }], '0', expect.stringMatching(/^2026-03-02T/)]

  test('answers 503 to calls that need it, serves all others, and recovers', async () => {
    const { urlfoto, slug } = await make('categoria', { urlfoto: onePixel })
    expect((await world.call('GET', imagePath('categoria', urlfoto))).status).toBe(200)
    expect(await told()).toEqual(allIsWell)
    await line.cut()
    expect(await statuses(urlfoto)).toEqual([503, 503])
    await world.product.settle()
    expect(await told()).toEqual(away)
    expect((await save()).headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect((await world.call('GET', api.categoria(slug))).status).toBe(200)
    expect((await world.call('GET', api.categorias)).body).toHaveLength(1)
    await line.restore()
    expect(await statuses(urlfoto)).toEqual([200, 201])
    await world.product.settle()
    expect(await told()).toEqual(allIsWell)
  })

  test('serves without waiting for a store that does not answer, and reports it', async () => {
    line.hold()
    expect((await ready())[0]).toBe(200)
    await world.product.settle()
    expect(await told()).toEqual(away)
    line.release()
    await world.product.settle()
    expect(await told()).toEqual(allIsWell)
  })
})
