import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { startProcess } from './support/process.ts'
import { dataUrl, pdf } from './support/samples.ts'

/** The request id of an answer leads through the log, also to work after the answer. */

test('the job of a PDF is logged with the id of its upload', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
  const account = { email: 'alguien@example.com', password: 'contraseña segura' }
  const { url, printed, kill } = await startProcess({
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  })
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { token } = await (await post(api.login, account)).json()
  const answer = await post(
    api.admin('catalogo'),
    { titulo: 'Catálogo', archivo: dataUrl('application/pdf', await pdf(['Pan'])) },
    { authorization: `Bearer ${token}` },
  )
  const id = answer.headers.get('x-request-id')
  const linesOfIt = () =>
    printed.filter((line) => line.startsWith('{')).filter((line) => JSON.parse(line).reqId === id)
  await expect.poll(() => linesOfIt().length, { timeout: 20_000 }).toBe(2)
  expect(linesOfIt().map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: 'POST', path: api.admin('catalogo'), status: 201 }),
    expect.objectContaining({ job: 'catalogo', subject: (await answer.json()).id, msg: 'job done' }),
  ])
  await kill()
  await rm(folder, { recursive: true })
}, 60_000)
