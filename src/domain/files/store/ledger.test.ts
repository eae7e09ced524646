import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../../test/support/database.ts'
import { DATABASES } from '../../../../test/support/world.ts'
import { Refusal } from '../../errors.ts'
import { keep, stage, sweep } from './ledger.ts'
import type { FileStore } from './store.ts'

/** What the rest of the product notices of a store that is slow to remove files. */

describe.each(DATABASES)('while the store slowly removes a file, on %s', (kind) => {
  const PATH = 'img/slide/a-10x10.webp'
  let bare: BareDatabase
  let stored: Set<string>
  let removal: { readonly begun: Promise<void>; readonly end: (error?: Error) => void }
  let sweeping: Promise<unknown>
  const removals: (() => Promise<void>)[] = []
  const files: FileStore = {
    put: async (path) => {
      stored.add(path)
    },
    remove: async (path) => {
      await removals.shift()?.()
      stored.delete(path)
    },
    read: async () => null,
    size: async () => null,
    check: async () => {},
  }
  const ctx = () => ({ database: bare.database, files, clock: () => new Date('2026-03-02T18:00:00.000Z') })
  const loose = () => bare.database.db.selectFrom('loose_file').select('path').execute()
  const keeping = () => bare.database.db.transaction().execute((tx) => keep(tx, [PATH]))
  const sweepAll = () => sweep(ctx(), { before: '2026-03-02T18:00:00.000Z' })

  beforeEach(async () => {
    bare = await bareDatabase(kind)
    stored = new Set()
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    removals.push(() => {
      begun.resolve()
      return ended.promise
    })
    removal = { begun: begun.promise, end: (error) => (error ? ended.reject(error) : ended.resolve()) }
    await stage(ctx(), [{ name: 'a-10x10.webp', files: [{ path: PATH, bytes: Buffer.of(1) }] }])
    sweeping = sweepAll()
    await removal.begun
  })
  afterEach(() => bare.close())

  test('the database answers others, and no row can name the file again', async () => {
    await expect(keeping()).rejects.toThrow(Refusal)
    removal.end()
    await sweeping
    expect([[...stored], await loose()]).toEqual([[], []])
  })

  test('and then fails, the next sweep removes the file', async () => {
    removal.end(new Error('no answer'))
    await expect(sweeping).rejects.toThrow('no answer')
    await expect(keeping()).rejects.toThrow(Refusal)
    expect([[...stored], await loose()]).toEqual([[PATH], [{ path: PATH }]])
    await sweepAll()
    expect([[...stored], await loose()]).toEqual([[], []])
  })
})
