import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { type Running, startProcess } from './support/process.ts'

/** The log of a running product: one JSON object a line, and no error that is not the server's. */

const ADMIN = { email: 'alguien@example.com', password: 'contraseña segura' }

let folder: string
let running: Running
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, TRUST_PROXY: 'loopback' }
  running = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'info', ...env })
}, 60_000)
afterAll(async () => {
  await running.kill()
  await rm(folder, { recursive: true })
})

const linesWith = (text: string) => running.printed.filter((line) => line.includes(text))

test('a line is one JSON object, whatever a proxy sends as address', async () => {
  const said = '"}{"\\'
  // The second answer is a kept one.
  for (const _ of [1, 2]) await fetch(running.url + api.slides, { headers: { 'x-forwarded-for': said } })
  await expect.poll(() => linesWith(api.slides).length).toBe(2)
  expect(linesWith(api.slides).map((line) => JSON.parse(line).ip)).toEqual([said, said])
})

test.each([
  `/vista-previa/${'s'.repeat(43)}`,
  `/vista-previa/${'s'.repeat(43)}.data?_routes=x`,
  `/VISTA%2DPREVIA/${'s'.repeat(43)}/`,
  api.preview('s'.repeat(43)),
])('no line has the secret of %s', async (path) => {
  const before = linesWith('previa/…').length + linesWith('PREVIA/…').length
  await fetch(running.url + path)
  await expect.poll(() => linesWith('previa/…').length + linesWith('PREVIA/…').length).toBe(before + 1)
  expect(linesWith('sssss')).toEqual([])
})

test('a line names the caller’s account, also for the login itself', async () => {
  const post = (path: string, body: object, token = '') =>
    fetch(running.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const { token, user } = await (await post(api.login, ADMIN)).json()
  await post(api.admin('categoria'), { nombre: 'Pan' }, token)
  await post(api.clientEmpresa, { nombre: 'Pan' }, token)
  await post(api.admin('slide'), {})
  await expect.poll(() => linesWith(api.admin('slide')).length).toBe(1)
  const accountOf = (path: string) => linesWith(path).map((line) => JSON.parse(line).account)
  expect([api.login, api.admin('categoria'), api.clientEmpresa].map(accountOf)).toEqual([
    [user.id],
    [user.id],
    [user.id],
  ])
  expect(accountOf(api.admin('slide'))).toEqual([undefined])
})

test('a visitor who leaves during a request is logged, but not as an error', async () => {
  const { hostname, port } = new URL(running.url)
  const visitor = connect(Number(port), hostname)
  const head = `POST ${api.empresasSearch} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`
  visitor.end(`${head}Content-Length: 100\r\n\r\n{"text":"pa`)
  visitor.resume()
  await expect.poll(() => linesWith('"path":"-"').length).toBe(1)
  await fetch(running.url + api.paginas)
  await expect.poll(() => linesWith(api.paginas).length).toBe(1)
  expect(linesWith('"level":50')).toEqual([])
  expect(linesWith(api.empresasSearch).map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: 'POST', status: 499, ip: '127.0.0.1' }),
  ])
})

test('unread lines are dropped beyond a limit, and their number is logged', async () => {
  const { stdout } = running.child
  stdout?.pause()
  const path = `/${'a'.repeat(15_000)}`
  for (let sent = 0; sent < 1000; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => fetch(running.url + path)))
  const written = linesWith(path).length
  stdout?.resume()
  await expect.poll(() => linesWith('lines were dropped').length).toBe(1)
  const { level, msg } = JSON.parse(linesWith('lines were dropped')[0] ?? '')
  expect(level).toBe(40)
  expect(Number.parseInt(msg, 10) + linesWith(path).length - written).toBe(1000)
})
