import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { type Running, runProcess, startProcess } from './support/process.ts'

/** How the process starts and stops (contract.md, sections 2 and 9). */

let folder: string
const started: Running[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
})
afterAll(async () => {
  for (const { child, kill } of started)
    if (child.exitCode === null && child.signalCode === null) await kill()
  await rm(folder, { recursive: true, force: true })
})

const EMAIL = 'alguien@example.com'
const PASSWORD = 'contraseña segura'
const data = (name: string, env: Record<string, string> = {}) => ({ DATA_DIR: join(folder, name), ...env })

async function start(env: Record<string, string>): Promise<Running> {
  const running = await startProcess(env)
  started.push(running)
  return running
}

async function login(
  url: string,
  email: string,
  password: string,
): Promise<{ status: number; token: string }> {
  const answer = await fetch(url + api.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return { status: answer.status, token: (await answer.json()).token }
}

/** SIGTERM; returns the exit code. */
async function stop({ child }: Running): Promise<number | null> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  return (await exited)[0]
}

/** A request sent in parts: its head now, the rest with `socket.write`. */
async function talk(url: string, head: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'connect')
  socket.write(head)
  return { socket, answer: () => answer, ended: once(socket, 'end') }
}

test('SIGTERM finishes requests in flight, closes connections, and exits with 0', async () => {
  const env = data('stop', { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD })
  const running = await start(env)
  const { url } = running
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const { token } = await login(url, EMAIL, PASSWORD)

  const body = JSON.stringify({ nombre: 'A medio camino' })
  const ready = await talk(url, 'GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n')
  const write = await talk(
    url,
    `POST ${api.admin('categoria')} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n` +
      `Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  // When the server asks for the second body, it has both heads.
  await expect.poll(write.answer).toBe('HTTP/1.1 100 Continue\r\n\r\n')

  const exit = stop(running)
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  ready.socket.write('\r\n')
  await ready.ended
  expect(ready.answer()).toMatch(/^HTTP\/1\.1 503 [\s\S]*"message":/)
  write.socket.write(body)
  await write.ended
  expect(write.answer()).toMatch(/\r\nHTTP\/1\.1 201 /)
  expect(await exit).toBe(0)

  const again = await start(env)
  const answer = await fetch(`${again.url}${api.categorias}`)
  expect(await answer.json()).toMatchObject([{ nombre: 'A medio camino' }])
  expect(await stop(again)).toBe(0)
})

test('the first administrator is created and printed once; a chosen password is never printed', async () => {
  const told = (running: Running) => running.printed.filter((line) => /administrador|contraseña/i.test(line))
  const first = await start(data('first', { ADMIN_EMAIL: EMAIL }))
  const [, email = '', password = ''] = /: (\S+) {2}Contraseña: (\S+)$/.exec(told(first)[0] ?? '') ?? []
  expect([told(first).length, email, password.length > 11]).toEqual([1, EMAIL, true])
  expect((await login(first.url, email, password)).status).toBe(200)
  expect(await stop(first)).toBe(0)

  const second = await start(data('first', { ADMIN_EMAIL: 'otra@example.com', ADMIN_PASSWORD: PASSWORD }))
  expect(told(second)).toEqual([])
  expect((await login(second.url, email, password)).status).toBe(200)
  expect((await login(second.url, 'otra@example.com', PASSWORD)).status).toBe(401)
  expect(await stop(second)).toBe(0)

  const chosen = await start(data('chosen', { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }))
  expect(told(chosen)).toEqual([])
  expect((await login(chosen.url, EMAIL, PASSWORD)).status).toBe(200)
  expect(await stop(chosen)).toBe(0)
})

describe('npm run admin', () => {
  let running: Running
  beforeAll(async () => {
    running = await start(data('admin', { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }))
  })

  const admin = (...args: string[]) => runProcess('src/commands/admin.ts', data('admin'), args)
  const enters = async (email: string, password: string) => (await login(running.url, email, password)).status

  test('creates another while the site runs, and prints the password that it made', async () => {
    const { code, out, err } = await admin('--email', 'Nueva@example.com')
    expect([code, out.length, err]).toEqual([0, 2, []])
    const password = /^Contraseña: (\S+)$/.exec(out[1] ?? '')?.[1] ?? ''
    expect(await enters('nueva@example.com', password)).toBe(200)
  })

  test('resets an account: its old password and sessions end', async () => {
    const { token } = await login(running.url, EMAIL, PASSWORD)
    const { code, out } = await admin('--email', EMAIL, '--password', 'otra contraseña')
    expect([code, out.length]).toEqual([0, 1])
    expect(out[0]).toMatch(/ya existía/)
    expect(await enters(EMAIL, PASSWORD)).toBe(401)
    expect(await enters(EMAIL, 'otra contraseña')).toBe(200)
    const old = await fetch(running.url + api.admin('user'), {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(old.status).toBe(401)
  })

  test('makes an administrator of an account that waits for approval', async () => {
    const email = 'espera@example.com'
    await fetch(running.url + api.register, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Espera', email, password: PASSWORD }),
    })
    expect(await enters(email, PASSWORD)).toBe(403)
    expect((await admin('--email', email, '--password', PASSWORD)).code).toBe(0)
    const { token } = await login(running.url, email, PASSWORD)
    const users = await fetch(running.url + api.admin('user'), {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(users.status).toBe(200)
  })

  test.each([
    ['no address', []],
    ['a wrong address', ['--email', 'nadie']],
    ['a short password', ['--email', EMAIL, '--password', 'corta']],
    ['an unknown word', ['--correo', EMAIL]],
  ])('refuses %s without a stack trace', async (_, args) => {
    const { code, err } = await admin(...args)
    expect([code, err.length > 0, err.some((line) => /^\s+at /.test(line))]).toEqual([1, true, false])
  })
})
