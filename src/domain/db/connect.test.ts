import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../test/support/database.ts'
import type { Database } from './connect.ts'
import { asRefusal } from './errors.ts'

/** How SQLite copes with a full disk and with other processes. */

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

  test('refuses writes on a full disk, rolls back, and works again once there is room', async () => {
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

  test('serves reads during a transaction, while other writers wait', async () => {
    const { db } = database
    const add = (to: typeof db, key: string) => to.insertInto('attempt').values({ key, at: '1' }).execute()
    const before = await count()
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: begun, resolve: isBegun } = Promise.withResolvers<void>()
    const first = db.transaction().execute(async (tx) => {
      await add(tx, 'in the transaction')
      isBegun()
      await until
      await add(tx, 'in the transaction')
    })
    await begun
    const [second, third] = [add(db, 'behind it'), db.transaction().execute((tx) => add(tx, 'behind that'))]
    expect(await count()).toBe(before)
    goOn()
    await first
    expect(await count()).toBeGreaterThanOrEqual(before + 2)
    await Promise.all([second, third])
    expect(await count()).toBe(before + 4)
  })

  test('rolls back a failed transaction, and goes on', async () => {
    const { db } = database
    const before = await count()
    const failed = db.transaction().execute(async (tx) => {
      await tx.insertInto('attempt').values({ key: 'x', at: '1' }).execute()
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await db.insertInto('attempt').values({ key: 'x', at: '1' }).execute()
    expect(await count()).toBe(before + 1)
  })
})
