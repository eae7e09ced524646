import { readdir } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { recordsOf } from './records.ts'
import { onePixel } from './samples.ts'
import { type Asked, createWorld, freshDatabase, PASSWORD, type World } from './world.ts'

/** The database is away for a while: the product says 503, writes nothing by halves, and goes on afterwards. */

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

  test('every call that needs it is 503, and none is half done', async () => {
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
})

/** A way to the database server that can be cut. */
interface Line {
  readonly port: number
  readonly cut: () => Promise<void>
  readonly restore: () => Promise<void>
}

async function lineTo(target: number): Promise<Line> {
  const open = new Set<Socket>()
  const server: Server = createServer((socket) => {
    const other = connect(target, '127.0.0.1')
    for (const [one, another] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(one)
      one.pipe(another)
      one.on('error', () => another.destroy())
      one.on('close', () => {
        open.delete(one)
        another.destroy()
      })
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    restore: () => listen(port),
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
