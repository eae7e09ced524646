import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { type Running, startProcess } from './support/process.ts'
import { freshDatabase, PASSWORD } from './support/world.ts'

/** A node that is stopped behind a load balancer leaves no visitor without an answer. */

const EMAIL = 'alguien@example.com'
/** A login counts as failed until it has succeeded, so five at a time are one too many. */
const VISITORS = 4
const PATIENT = { timeout: 30_000 }

let folder: string
let drop: () => Promise<void>
const nodes: Running[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
  const { target, drop: dropDatabase } = await freshDatabase('postgres', folder)
  drop = dropDatabase
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: target.kind === 'postgres' ? target.url : '',
    DRAIN_SECONDS: '3',
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
  }
  nodes.push(await startProcess(env), await startProcess(env))
}, 120_000)
afterAll(async () => {
  for (const { child, kill } of nodes) if (child.exitCode === null) await kill()
  await drop()
  await rm(folder, { recursive: true, force: true })
})

const isReady = async ({ url }: Running) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Sends each request to the next node that was ready at the last check. */
function balance() {
  let ready = [...nodes]
  let turn = 0
  let open = true
  const asking = (async () => {
    while (open) {
      const answers = await Promise.all(nodes.map(isReady))
      ready = nodes.filter((_, at) => answers[at])
      await pause(100)
    }
  })()
  return {
    ask: (path: string, init?: RequestInit) => fetch(`${ready[turn++ % ready.length]?.url}${path}`, init),
    close: async () => {
      open = false
      await asking
    },
  }
}

test('no request fails while a node stops', async () => {
  const [leaving, staying] = nodes
  if (!leaving || !staying) throw new Error('not two nodes')
  const balancer = balance()
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  }
  const search = { ...login, body: JSON.stringify({ text: 'pan' }) }
  const answers: unknown[] = []
  let gone = false
  const visit = async () => {
    while (!gone) {
      for (const [path, init] of [
        ['/'],
        [api.categorias],
        [api.empresasSearch, search],
        [api.login, login],
      ] as const) {
        const answer = await balancer.ask(path, init).catch((error: Error) => error.cause)
        answers.push(answer instanceof Response ? answer.status : answer)
        if (answer instanceof Response) await answer.arrayBuffer()
      }
      await pause(20)
    }
  }
  const visitors = Array.from({ length: VISITORS }, visit)
  await expect.poll(() => answers.length, PATIENT).toBeGreaterThan(50)

  const exited = once(leaving.child, 'exit')
  leaving.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${leaving.url}/readyz`)).status, PATIENT).toBe(503)
  const late = await fetch(leaving.url + api.categorias)
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  expect((await exited)[0]).toBe(0)
  const before = answers.length
  await expect.poll(() => answers.length, PATIENT).toBeGreaterThan(before + 20)
  gone = true
  await Promise.all(visitors)
  await balancer.close()
  expect(answers.filter((answer) => answer !== 200)).toEqual([])
})
