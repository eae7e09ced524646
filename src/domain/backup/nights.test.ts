import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { onePixel } from '../../../test/support/samples.ts'
import { createWorld, DATABASES, tokenOf, type World } from '../../../test/support/world.ts'
import { readWhole } from '../files/store/store.ts'
import { backupName, clearLeftovers, manualName, namesToKeep, prune } from './kept.ts'
import { nightOf } from './nights.ts'

const HOUR = 3_600_000

describe.each(DATABASES)('nightly backups, on %s', (kind) => {
  let world: World
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zocalo-night-'))
    world = await createWorld(kind, { backupDir: join(folder, 'respaldos') })
    await recordsOf(() => world).make('slide', { urlfoto: onePixel })
  })
  afterAll(async () => {
    await world.close()
    await rm(folder, { recursive: true })
  })

  const backups = async () => (await readdir(join(folder, 'respaldos'))).sort()
  // The clock has moved beyond the life of a session.
  const read = async (path: string) => {
    const token = await tokenOf(world.call, 'admin@example.com')
    return (await world.call('GET', `/api/v1/admin/${path}`, { token })).body
  }
  const state = async () => (await read('resumen')).backup
  const later = (hours: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + hours * HOUR)
  }
  test('make a backup, try it out, and show it to administrators', async () => {
    expect(await state()).toEqual({ verified_at: null, alarm: 'none' })
    await world.product.settle()
    expect(await backups()).toEqual([expect.stringMatching(/^zocalo-.*Z\.tar$/)])
    expect(await state()).toEqual({ verified_at: world.clock.now.toISOString(), alarm: null })
  })

  test('run once a night', async () => {
    later(2)
    const verified = await state()
    await world.product.settle()
    expect(await state()).toEqual(verified)
  })

  test('raise the alarm after 36 hours without one', async () => {
    later(33)
    expect(await state()).toMatchObject({ alarm: null })
    later(2)
    expect(await state()).toMatchObject({ alarm: 'old' })
  })

  test('raise the alarm after a failure, and try again after three hours', async () => {
    const lost = `img/slide/${(await read('slide'))[0].imagen}`
    const bytes = await readWhole(world.domain.files, lost)
    await world.domain.files.remove(lost)
    await expect(world.product.settle()).rejects.toThrow('salvo 1 archivos')
    expect(await state()).toMatchObject({ verified_at: expect.any(String), alarm: 'failed' })
    await world.domain.files.put(lost, bytes ?? Buffer.of())
    later(1)
    await world.product.settle()
    expect(await state()).toMatchObject({ alarm: 'failed' })
    later(2)
    await world.product.settle()
    expect(await state()).toEqual({ verified_at: world.clock.now.toISOString(), alarm: null })
  })

  test('are not mentioned on a site without a folder for backups', async () => {
    const plain = await createWorld(kind)
    await plain.product.settle()
    const { body } = await plain.call('GET', '/api/v1/admin/resumen', { token: plain.admin })
    expect(body.backup).toBeNull()
    await plain.close()
  })
})

test.each([
  ['2026-03-02T08:59:59Z', '2026-03-01'],
  ['2026-03-02T09:00:00Z', '2026-03-02'],
  ['2026-03-03T01:00:00Z', '2026-03-02'],
  ['2026-07-01T09:00:00Z', '2026-07-01'],
])('at %s it is the night of %s, which begins at three in the morning in central Mexico', (at, night) => {
  expect(nightOf(new Date(at))).toBe(night)
})

describe('keeps the last backups of seven days and of four weeks', () => {
  const daily = (from: string, days: number) =>
    Array.from({ length: days }, (_, n) => backupName(new Date(Date.parse(from) + n * 24 * HOUR)))
  const datesOf = (names: Iterable<string>) => [...names].map((name) => name.slice(7, 17)).sort()

  test.each([
    ['a week', '2026-03-02T09:00:00Z', 7, ['02', '03', '04', '05', '06', '07', '08']],
    [
      'up to a Sunday',
      '2026-02-02T09:00:00Z',
      28,
      [8, 15, 22, 23, 24, 25, 26, 27, 28].map(String),
      ['2026-03-01'],
    ],
    ['up to a Wednesday', '2026-01-01T09:00:00Z', 28, [11, 18, 22, 23, 24, 25, 26, 27, 28].map(String)],
  ])('%s', (_what, from, days, kept, more: string[] = []) => {
    const month = from.slice(0, 8)
    const expected = [...kept.map((day) => month + day.padStart(2, '0')), ...more]
    expect(datesOf(namesToKeep(daily(from, days)))).toEqual(expected)
  })

  test('keeps the last of one day, as many after a long pause, and the same when pruned every night', () => {
    const twice = ['2026-03-02T09:00:00Z', '2026-03-02T15:00:00Z'].map((at) => backupName(new Date(at)))
    expect([...namesToKeep(twice)]).toEqual([twice[1]])
    expect(
      namesToKeep([...daily('2025-01-01T09:00:00Z', 90), ...daily('2026-03-02T09:00:00Z', 1)]).size,
    ).toBe(8)
    let kept: string[] = []
    const all = daily('2025-12-01T09:00:00Z', 100)
    for (const name of all) kept = [...namesToKeep([...kept, name])]
    expect(new Set(kept)).toEqual(namesToKeep(all))
  })

  test('leaves other files of the folder alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zocalo-kept-'))
    const old = daily('2025-01-01T09:00:00Z', 40)
    for (const name of [...old, 'notas.txt', 'zocalo.tar', 'copia-de-mayo.tar'])
      await (await open(join(folder, name), 'w')).close()
    expect((await prune(folder)).length).toBe(30)
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['notas.txt', 'zocalo.tar', 'copia-de-mayo.tar']),
    )
    await rm(folder, { recursive: true })
  })

  test('keeps manual backups and those in progress', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zocalo-kept-'))
    const nights = daily('2025-01-01T09:00:00Z', 40)
    const manual = ['2025-01-01T12:00:00Z', '2025-01-09T12:00:00Z'].map((at) => manualName(new Date(at)))
    const underWay = `${manualName(new Date('2025-02-09T10:00:00Z'))}.parcial`
    const dead = `${backupName(new Date('2025-02-09T09:00:00Z'))}.sin-verificar.parcial`
    for (const name of [...nights, ...manual, underWay, dead])
      await (await open(join(folder, name), 'w')).close()
    await clearLeftovers(folder)
    await prune(folder)
    const left = await readdir(folder)
    expect(left).toEqual(expect.arrayContaining([...manual, underWay]))
    expect(left).not.toContain(dead)
    await rm(folder, { recursive: true })
  })
})
