import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../test/support/database.ts'
import type { Db } from '../db/types.ts'
import { createSearchQueue } from './searchQueue.ts'

/** Searches must not slow down pages while many visitors type. */
describe('searches on sqlite, which reads in the thread that serves pages', () => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase('sqlite')
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterAll(() => {
    vi.useRealTimers()
    return bare.close()
  })

  const read = (db: Db) => sql`select 1`.execute(db)

  /** Counts the turns that other requests get until `end`. */
  function otherRequests() {
    let turns = 0
    let searching = true
    const running = (async () => {
      for (; searching; turns++) await setImmediate()
    })()
    return {
      turns: () => turns,
      end: () => {
        searching = false
        return running
      },
    }
  }

  test('let other requests run after each of their queries', async () => {
    const search = createSearchQueue(bare.database)
    const others = otherRequests()
    await search(async (db) => {
      for (let query = 0; query < 20; query++) await read(db)
    })
    await others.end()
    expect(others.turns()).toBeGreaterThanOrEqual(20)
  })

  test('pause no longer once they have waited for long', async () => {
    const search = createSearchQueue(bare.database)
    const others = otherRequests()
    await search(async (db) => {
      await read(db)
      vi.advanceTimersByTime(100)
      const before = others.turns()
      for (let query = 0; query < 20; query++) await read(db)
      expect(others.turns() - before).toBeLessThan(5)
    })
    await others.end()
  })

  test('run one after another, in their order', async () => {
    const search = createSearchQueue(bare.database)
    const steps: number[] = []
    const one = (number: number) =>
      search(async (db) => {
        for (let query = 0; query < 3; query++) {
          await read(db)
          steps.push(number)
        }
      })
    await Promise.all([one(1), one(2), one(3)])
    expect(steps).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3])
  })

  test('are refused when too many of them wait', async () => {
    const search = createSearchQueue(bare.database)
    const answers = await Promise.allSettled(Array.from({ length: 150 }, () => search(read)))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(49)
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
  })
})
