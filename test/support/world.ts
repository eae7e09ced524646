import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { type Config, readConfig } from '../../src/config.ts'
import type { DatabaseTarget } from '../../src/domain/db/connect.ts'
import type { Domain } from '../../src/domain/index.ts'
import { createProduct, type Product } from '../../src/product.ts'
import { holdToDocument } from './document.ts'

/** A whole product for a test, on either database, called over HTTP in process. */
export interface World {
  readonly app: FastifyInstance
  readonly domain: Domain
  readonly config: Config
  readonly call: Call
  /** Tokens of an administrator and of two clients. */
  readonly admin: string
  readonly cliente: string
  readonly otherCliente: string
  /** The product's clock. */
  readonly clock: { now: Date }
  readonly product: Product
  readonly close: () => Promise<void>
}

export const DATABASES = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASES)[number]

export interface Asked {
  readonly token?: string
  readonly body?: unknown
  /** Multipart parts by name: text, or a file's bytes. */
  readonly form?: Record<string, string | Buffer>
  readonly headers?: Record<string, string>
  readonly ip?: string
}

export interface Answered {
  readonly status: number
  readonly headers: Record<string, string | string[] | number | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer.
  readonly body: any
  readonly raw: Buffer
}

export type Call = (method: string, path: string, asked?: Asked) => Promise<Answered>

export const PASSWORD = 'contraseña segura'

/** `settings` replaces the settings that the test is about. */
export async function createWorld(kind: DatabaseKind, settings: Partial<Config> = {}): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
  const { target, drop } = await freshDatabase(kind, dataDir)
  const config: Config = {
    ...readConfig({}),
    dataDir,
    database: target,
    logLevel: 'silent',
    publicUrl: 'https://zocalo.example',
    ...settings,
  }
  const clock = { now: new Date('2026-03-02T18:00:00.000Z') }
  const product = await createProduct(config, { clock: () => clock.now, site: false })
  const { app, domain } = product
  const call = callTo(app)
  await domain.admins.make('admin@example.com', PASSWORD)
  const admin = await tokenOf(call, 'admin@example.com')
  const cliente = await addCliente(call, admin, 'cliente@example.com')
  const otherCliente = await addCliente(call, admin, 'otra@example.com')
  return {
    app,
    domain,
    config,
    call,
    admin,
    cliente,
    otherCliente,
    clock,
    product,
    close: async () => {
      await product.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Creates an empty database; returns it and a function that removes it. */
export async function freshDatabase(
  kind: DatabaseKind,
  dataDir: string,
): Promise<{ target: DatabaseTarget; drop: () => Promise<void> }> {
  if (kind === 'sqlite')
    return { target: { kind, path: join(dataDir, 'zocalo.sqlite') }, drop: async () => {} }
  const server = inject('postgresUrl')
  const name = `zocalo_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    target: { kind, url: url.href },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Returns a function that calls an app over HTTP in process. It throws when an answer differs from the API's document.
 */
export const callTo =
  (app: FastifyInstance): Call =>
  (method, path, asked = {}) =>
    ask(app, method, path, asked)

async function ask(app: FastifyInstance, method: string, path: string, asked: Asked): Promise<Answered> {
  const form = asked.form && multipart(asked.form)
  const answer = await app.inject({
    method: method as 'GET',
    url: path,
    remoteAddress: asked.ip ?? '203.0.113.7',
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      ...(asked.token && { authorization: `Bearer ${asked.token}` }),
      ...(form && { 'content-type': form.type }),
      ...asked.headers,
    },
    ...(form ? { payload: form.bytes } : asked.body !== undefined && { payload: asked.body as object }),
  })
  const json =
    answer.rawPayload.length > 0 &&
    !answer.headers['content-encoding'] &&
    String(answer.headers['content-type']).startsWith('application/json')
  const answered = {
    status: answer.statusCode,
    headers: answer.headers,
    body: json ? answer.json() : answer.body,
    raw: answer.rawPayload,
  }
  holdToDocument(method, path, answered)
  return answered
}

export function multipart(parts: Record<string, string | Buffer>): { type: string; bytes: Buffer } {
  const boundary = `zocalo${randomBytes(8).toString('hex')}`
  const chunks = Object.entries(parts).flatMap(([name, value]) => {
    const file = Buffer.isBuffer(value)
      ? '; filename="archivo"\r\nContent-Type: application/octet-stream'
      : ''
    return [`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`, value, '\r\n']
  })
  const bytes = Buffer.concat(
    [...chunks, `--${boundary}--\r\n`].map((chunk) => (Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk))),
  )
  return { type: `multipart/form-data; boundary=${boundary}`, bytes }
}

export async function tokenOf(call: Call, email: string, password = PASSWORD): Promise<string> {
  const { body } = await call('POST', '/api/v1/auth/login', { body: { email, password } })
  return body.token
}

/** Registers a client, approves it, logs it in, and returns its token. */
export async function addCliente(call: Call, admin: string, email: string): Promise<string> {
  const name = email.split('@')[0]
  await call('POST', '/api/v1/auth/register', {
    body: { name, email, password: PASSWORD },
    ip: '198.51.100.9',
  })
  const { body } = await call('GET', `/api/v1/admin/user?q=${encodeURIComponent(email)}`, { token: admin })
  await call('PUT', `/api/v1/admin/user/${body[0].id}`, { token: admin, body: { aprobado: true } })
  return tokenOf(call, email)
}
