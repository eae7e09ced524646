import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../test/support/database.ts'
import { DATABASES } from '../../../test/support/world.ts'
import { networkOf } from '../limits/network.ts'
import { createVisits } from './visits.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

describe.each(DATABASES)('thousands of collected views, on %s', (kind) => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase(kind)
  })
  afterAll(() => bare.close())

  test('are written in batches, with other queries between them', async () => {
    const { database } = bare
    const written = async () => {
      const { n } = await database.db
        .selectFrom('visit')
        .select((row) => row.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      return n
    }
    const visits = createVisits({ database, clock: () => new Date('2026-03-02T18:00:00Z') })
    for (let n = 0; n < 2000; n++)
      visits.count('post', 1, { network: networkOf(`10.0.${n >> 8}.${n & 255}`), browser: FIREFOX })
    const flushed = visits.flush()
    expect(await written()).toBeLessThan(2000)
    await flushed
    expect(await written()).toBe(2000)
  })
})
