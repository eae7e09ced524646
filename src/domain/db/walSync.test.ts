import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walSync } from './walSync.ts'

describe('the log of a SQLite file', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zocalo-log-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('that cannot be flushed fails every waiting commit, and the next one tries again', async () => {
    const path = join(folder, 'zocalo.sqlite')
    const log = walSync(path)
    const waiting = [log.lasting(), log.lasting()]
    for (const commit of waiting) await expect(commit).rejects.toThrow('ENOENT')
    await writeFile(`${path}-wal`, '')
    await Promise.all([log.lasting(), log.lasting()])
    await log.close()
  })
})
