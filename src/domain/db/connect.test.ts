import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../test/database.ts'
import type { Database } from './connect.ts'
import { asRefusal } from './errors.ts'

/** What SQLite does where a disk or another process is in its way. */

describe('SQLite', () => {
  let bare: BareDatabase
  let database: Database
  beforeAll(async () => {
    bare = await bareDatabase('sqlite')
    database = bare.database
  })
  afterAll(() => bare.close())

  const count = async () => (await database.db.selectFrom('attempt').select('id').execute()).length
  const pages = async (pragma: string) => {
    const { rows } = await sql.raw<Record<string, number>>(`pragma ${pragma}`).execute(database.db)
    return Object.values(rows[0] ?? {})[0] ?? 0
  }

  test('on a full disk refuses for now, keeps nothing of the transaction, and goes on once there is room', async () => {
    const most = await pages('max_page_count')
    await pages(`max_page_count=${(await pages('page_count')) + 5}`)
    const write = database.db.transaction().execute(async (tx) => {
      for (let n = 0; n < 100; n++)
        await tx
          .insertInto('attempt')
          .values({ key: 'x'.repeat(3000), at: String(n) })
          .execute()
    })
    expect(asRefusal(await write.catch((error) => error))).toMatchObject({ code: 'unavailable' })
    expect(await count()).toBe(0)
    await pages(`max_page_count=${most}`)
    await database.db.insertInto('attempt').values({ key: 'x', at: '1' }).execute()
    expect(await count()).toBe(1)
  })
})
