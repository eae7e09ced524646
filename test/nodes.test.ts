import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api, imagePath } from '../src/contract/paths.ts'
import { createProduct, type Product } from '../src/product.ts'
import { type Running, startProcess } from './support/process.ts'
import { recordsOf } from './support/records.ts'
import { startS3 } from './support/s3.ts'
import { onePixel } from './support/samples.ts'
import {
  type Call,
  callTo,
  createWorld,
  freshDatabase,
  PASSWORD,
  tokenOf,
  type World,
} from './support/world.ts'

/** Several nodes on one PostgreSQL and one S3 are one site (docs/decisions/0040-nodes.md). */

const EMAIL = 'admin@example.com'
const FRESH = { timeout: 2000, interval: 20 }

describe('three nodes', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  let world: World
  let others: Product[]
  let a: Call
  let b: Call
  let c: Call
  let sql: pg.Client
  const { make, change } = recordsOf(() => world)
  beforeAll(async () => {
    s3 = await startS3()
    world = await createWorld('postgres', { s3: s3.target })
    const start = () => createProduct(world.config, { clock: () => world.clock.now, site: false })
    others = await Promise.all([start(), start()])
    a = world.call
    b = callTo(others[0]?.app ?? world.app)
    c = callTo(others[1]?.app ?? world.app)
    const { database } = world.config
    sql = new pg.Client({ connectionString: database.kind === 'postgres' ? database.url : '' })
    await sql.connect()
  })
  afterAll(async () => {
    await sql.end()
    for (const other of others) await other.close()
    await world.close()
    await s3.close()
  })

  const mayEnter = async (call: Call, token: string) =>
    (await call('GET', api.admin('user'), { token })).status === 200
  /** Reads a category on a node until that node keeps its page, so that only a change causes another. */
  const orderOn = (call: Call, slug: string) => async () =>
    (await call('GET', api.categoria(slug))).body.categoria.orden

  test('share sessions: a login, a logout, a new password', async () => {
    const token = await tokenOf(a, EMAIL)
    expect([await mayEnter(b, token), await mayEnter(c, token)]).toEqual([true, true])
    expect((await a('POST', api.logout, { token })).status).toBe(200)
    expect([await mayEnter(b, token), await mayEnter(c, token)]).toEqual([false, false])

    const [old, other] = [await tokenOf(b, EMAIL), await tokenOf(c, EMAIL)]
    const body = { actual: PASSWORD, nueva: PASSWORD }
    expect((await b('PUT', api.password, { token: old, body })).status).toBe(200)
    expect([await mayEnter(a, old), await mayEnter(a, other)]).toEqual([false, false])
    Object.assign(world, { admin: await tokenOf(a, EMAIL) })
  })

  test('count failed logins together', async () => {
    const ip = '192.0.2.50'
    const login = (call: Call, password: string) =>
      call('POST', api.login, { body: { email: EMAIL, password }, ip })
    for (const call of [a, b, c, a, b]) expect((await login(call, 'no es esta')).status).toBe(401)
    for (const call of [a, b, c]) expect((await login(call, PASSWORD)).status).toBe(429)
  })

  test('count searches together', async () => {
    const ip = '192.0.2.51'
    const search = async (call: Call) =>
      (await call('POST', api.empresasSearch, { body: { text: 'pan' }, ip })).status
    // Time stands still, however slow the machine is.
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const answers = await Promise.all(Array.from({ length: 100 }, () => search(a)))
      expect(answers.filter((status) => status !== 200)).toEqual([])
      for (const call of [b, c]) await expect.poll(() => search(call), FRESH).toBe(429)
      vi.advanceTimersByTime(3000)
      expect(await search(b)).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  test('serve each other’s pictures', async () => {
    const { urlfoto } = await make('categoria', { nombre: 'Con foto', urlfoto: onePixel })
    expect((await b('GET', imagePath('categoria', urlfoto))).raw.subarray(0, 4).toString()).toBe('RIFF')
  })

  test('show each other’s writes', async () => {
    const { id, slug } = await make('categoria', { nombre: 'Escrita', orden: 1 })
    for (const call of [b, c]) expect(await orderOn(call, slug)()).toBe(1)
    for (let orden = 2; orden < 12; orden++) {
      await change('categoria', id, { orden })
      for (const call of [b, c]) await expect.poll(orderOn(call, slug), FRESH).toBe(orden)
    }
  })

  test('show them after the listening connection was killed', async () => {
    const { id, slug } = await make('categoria', { nombre: 'Cortada', orden: 1 })
    for (let orden = 2; orden < 5; orden++) {
      await orderOn(b, slug)()
      const { rowCount } = await sql.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'zocalo-watch' and datname = current_database()`,
      )
      expect(rowCount).toBe(3)
      await change('categoria', id, { orden })
      await expect.poll(orderOn(b, slug), FRESH).toBe(orden)
      await expect.poll(listening).toBe(3)
    }
  })
  const listening = async () => {
    const { rows } = await sql.query(
      `select 1 from pg_stat_activity where application_name = 'zocalo-watch' and datname = current_database()
       and query ilike 'select node, slot%'`,
    )
    return rows.length
  }

  test('show them when the writer died before its notification', async () => {
    const { id, slug } = await make('categoria', { nombre: 'Callada', orden: 1 })
    expect(await orderOn(b, slug)()).toBe(1)
    await sql.query('begin')
    await sql.query('update categoria set orden = 2 where id = $1', [id])
    await sql.query(`insert into content_version values ('another node', 0, 1)`)
    await sql.query('commit')
    await expect.poll(orderOn(b, slug), FRESH).toBe(2)
  })

  test('count a visitor once a day together, also simultaneously', async () => {
    const { id } = await make('empresa', { nombre: 'Muy vista' })
    const see = (call: Call, ip: string) => call('POST', api.empresaVisit(id), { ip })
    for (const call of [a, b, c])
      for (const ip of ['192.0.2.61', '192.0.2.62', '192.0.2.63']) await see(call, ip)
    await Promise.all([world.product, ...others].map((product) => product.settle()))
    expect((await a('GET', api.adminItem('empresa', id), { token: world.admin })).body.visitas).toBe(3)
  })
})

describe('three nodes that start together on an empty database', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  let folder: string
  let drop: () => Promise<void>
  let nodes: Running[] = []
  beforeAll(async () => {
    s3 = await startS3()
    folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
    const fresh = await freshDatabase('postgres', folder)
    drop = fresh.drop
    if (fresh.target.kind !== 'postgres') throw new Error('not PostgreSQL')
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3.target
    const env = {
      DATABASE_URL: fresh.target.url,
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const start = (name: string) => startProcess({ ...env, DATA_DIR: join(folder, name) })
    nodes = await Promise.all(['a', 'b', 'c'].map(start))
  }, 120_000)
  afterAll(async () => {
    for (const node of nodes) await node.kill()
    await drop()
    await s3.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('create one administrator, whose password one of them prints and all accept', async () => {
    const told = nodes.flatMap(({ printed }) => printed).filter((line) => /Contraseña/.test(line))
    expect(told).toHaveLength(1)
    const password = /Contraseña: (\S+)$/.exec(told[0] ?? '')?.[1]
    for (const { url } of nodes) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      const answer = await fetch(url + api.login, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password }),
      })
      expect(answer.status).toBe(200)
    }
  })
})
