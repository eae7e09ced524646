import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../test/support/database.ts'
import { DATABASES } from '../../../test/support/world.ts'
import { openCityMap } from '../cityMap/cityMap.ts'
import { localFile } from '../cityMap/localFile.ts'
import { createDecoder } from '../files/decoding/decoder.ts'
import { diskStore } from '../files/store/disk.ts'
import { createDomain } from '../index.ts'
import { networkOf } from '../limits/network.ts'
import { createHtmlCleaner } from '../texts/richText.ts'
import { enqueue } from './jobs.ts'

describe.each(DATABASES)('background work, on %s', (kind) => {
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

  const domainWith = async (deliver: () => Promise<void>, report: (error: unknown, what: string) => void) =>
    createDomain({
      database: bare.database,
      files: await diskStore(folder, true),
      decoder: createDecoder(),
      cityMap: await openCityMap(localFile(join(folder, 'mapa.pmtiles')), {
        changed: () => {},
        report: () => {},
      }),
      html: createHtmlCleaner(),
      clock: () => now,
      mailer: { delivers: true, send: deliver },
      address: () => 'https://zocalo.example',
      backUp: null,
      changed: () => {},
      log: () => {},
      report,
    })

  const count = (table: 'job' | 'visit') =>
    bare.database.db
      .selectFrom(table)
      .selectAll()
      .execute()
      .then((rows) => rows.length)

  test('forgets expired idempotency keys within the hour', async () => {
    const { db } = bare.database
    const moment = now.toISOString()
    const account = { name: 'A', name_key: 'a', email: 'a@example.com', email_key: 'a@example.com' }
    const record = { search_text: '', created_at: moment, updated_at: moment }
    const { id: user_id } = await db
      .insertInto('user')
      .values({ ...account, ...record, aprobado: 1, role: 'admin', password_hash: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const keys = { 'de ayer': '2026-03-01T18:00:00.000Z', 'de hoy': '2026-03-01T18:00:00.001Z' }
    for (const [key, at] of Object.entries(keys))
      await db.insertInto('idempotency_key').values({ user_id, key, content: '', answer: '{}', at }).execute()
    const report = vi.fn()
    const maintenance = await (await domainWith(async () => {}, report)).maintain(true)
    vi.advanceTimersByTime(3_600_000)
    const left = async () =>
      (await db.selectFrom('idempotency_key').select('key').execute()).map(({ key }) => key)
    await expect.poll(left).toEqual(['de hoy'])
    await maintenance.stop()
    expect(report).not.toHaveBeenCalled()
  })

  test('on shutdown writes the views, ends the job in flight, and leaves the others for the next start', async () => {
    const { db } = bare.database
    for (let letter = 1; letter <= 3; letter++)
      await db.transaction().execute(async (tx) => {
        const row = { to: 'alguien@example.com', subject: 'Hola', text: 'Hola' }
        const { id } = await tx.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow()
        await enqueue(tx, { kind: 'mail', subject: id, requestId: null }, now.toISOString())
      })
    const sending: (() => void)[] = []
    const report = vi.fn()
    const domain = await domainWith(() => new Promise((resolve) => sending.push(resolve)), report)
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
