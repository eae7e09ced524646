import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../test/database.ts'
import { DATABASES } from '../../test/world.ts'
import { createDecoder } from './files/decoding/decoder.ts'
import { diskStore } from './files/disk.ts'
import { createDomain } from './index.ts'
import { enqueue } from './jobs.ts'
import { networkOf } from './network.ts'
import { createHtmlCleaner } from './richText.ts'

describe.each(DATABASES)('stopping while jobs wait, on %s', (kind) => {
  const now = new Date('2026-03-02T18:00:00.000Z')
  let bare: BareDatabase
  let folder: string
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    bare = await bareDatabase(kind)
    folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
  })
  afterAll(async () => {
    vi.useRealTimers()
    await bare.close()
    await rm(folder, { recursive: true })
  })

  const count = (table: 'job' | 'visit') =>
    bare.database.db
      .selectFrom(table)
      .selectAll()
      .execute()
      .then((rows) => rows.length)

  test('views are written at once, the job under way ends, and the others stay for the next start', async () => {
    const { db } = bare.database
    for (let letter = 1; letter <= 3; letter++)
      await db.transaction().execute(async (tx) => {
        const row = { to: 'alguien@example.com', subject: 'Hola', text: 'Hola' }
        const { id } = await tx.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow()
        await enqueue(tx, { kind: 'mail', subject: id, requestId: null }, now.toISOString())
      })
    const sending: (() => void)[] = []
    const report = vi.fn()
    const domain = createDomain({
      database: bare.database,
      files: await diskStore(folder, true),
      html: createHtmlCleaner(),
      decoder: createDecoder(),
      clock: () => now,
      mailer: { delivers: true, send: () => new Promise((resolve) => sending.push(resolve)) },
      address: () => 'https://zocalo.example',
      backUp: null,
      changed: () => {},
      log: () => {},
      report,
    })
    const maintenance = await domain.maintain(true)
    vi.advanceTimersByTime(2000)
    await expect.poll(() => sending.length).toBe(1)
    domain.visits.count('post', 1, {
      network: networkOf('203.0.113.7'),
      browser: 'Mozilla/5.0 (X11) Firefox/140.0',
    })
    const stopped = maintenance.stop()
    await expect.poll(() => count('visit')).toBe(1)
    sending[0]?.()
    await stopped
    expect([sending.length, await count('job')]).toEqual([1, 2])
    expect(report).not.toHaveBeenCalled()
  })
})
