import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { startProcess } from './process.ts'

test('a line of the log is one JSON object, whatever a proxy takes for an address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
  const { url, printed, kill } = await startProcess({
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    TRUST_PROXY: 'loopback',
  })
  const said = '"}{"\\'
  // The second answer is a kept one.
  for (const _ of [1, 2]) await fetch(url + api.slides, { headers: { 'x-forwarded-for': said } })
  const lines = () => printed.filter((line) => line.includes(api.slides))
  await expect.poll(() => lines().length, { timeout: 20_000 }).toBe(2)
  expect(lines().map((line) => JSON.parse(line).ip)).toEqual([said, said])
  await kill()
  await rm(folder, { recursive: true })
}, 60_000)
