import { setImmediate } from 'node:timers/promises'
import { type QueryResult, sql, type UnknownRow } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { onePixel } from '../../../test/support/samples.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { openFiles } from '../../openFiles.ts'
import { connect, type Database } from '../db/connect.ts'
import { sweep as removeLoose } from '../files/store/ledger.ts'
import type { FileStore } from '../files/store/store.ts'
import { sweepTextPictures } from './textPicturesSweep.ts'

/** How long pictures inside texts are kept: while a text or a draft may show them (contract.md, section 10). */

const MANY = 41

describe.each(DATABASES)('pictures inside texts, on %s', (kind) => {
  let world: World
  let database: Database
  let files: FileStore
  const posts: number[] = []
  const { make, change, remove, removeForEver } = recordsOf(() => world)
  beforeAll(async () => {
    // Stops the world's background work, which would meet the other connection in the middle of its work in this
    // thread.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    world = await createWorld(kind)
    // A separate connection, like another node's.
    database = await connect(world.config.database)
    files = await openFiles(world.config, false)
    for (let n = 0; n < MANY; n++) posts.push((await make('post', { name: `Nota ${n}` })).id)
  })
  afterAll(async () => {
    await database.close()
    await world.close()
    vi.useRealTimers()
  })

  type AfterEach = (result: QueryResult<UnknownRow>, kind: string) => Promise<unknown>

  const clockAt = (days: number) => () => new Date(world.clock.now.getTime() + days * 86_400_000)

  /** Gives pictures up this many days after the world's start. `afterEach` is awaited after every query. */
  const giveUp = (days: number, afterEach: AfterEach = async () => {}) => {
    const kinds = new WeakMap<object, string>()
    const db = database.db.withPlugin({
      transformQuery: ({ queryId, node }) => {
        kinds.set(queryId, node.kind)
        return node
      },
      transformResult: async ({ queryId, result }) => {
        await afterEach(result, kinds.get(queryId) ?? '')
        return result
      },
    })
    return sweepTextPictures({ database: { ...database, db }, clock: clockAt(days) })
  }
  const removeFiles = (days: number) => {
    const clock = clockAt(days)
    return removeLoose({ database, files, clock }, { before: clock().toISOString() })
  }
  const sweep = async (days: number, afterEach?: AfterEach) => {
    await giveUp(days, afterEach)
    await removeFiles(days)
  }
  const picture = async (): Promise<string> => {
    const { body } = await world.call('POST', api.adminImage, {
      token: world.admin,
      body: { imagen: onePixel },
    })
    return body.url
  }
  const showing = (url: string) => `<p>Hola</p><img src="${url}" alt="" />`
  const write = (place: number, descripcion: string) => change('post', posts[place] ?? 0, { descripcion })
  /** As owners of posts would, if posts had any. */
  const propose = async (record_id: number, html: string) => {
    const values = { collection: 'post', record_id, field: 'descripcion', user_id: null, note: null } as const
    const texts = { value: JSON.stringify(html), base: '""', holds: 'pictures' } as const
    await database.db
      .insertInto('proposed_value')
      .values({ ...values, ...texts })
      .execute()
  }
  const status = async (url: string) => (await world.call('GET', url)).status

  test('one that was shown for five months exists when the older text is restored', async () => {
    const url = await picture()
    await write(0, showing(url))
    await sweep(0)
    await sweep(150)
    await write(0, '<p>Hola</p>')
    await sweep(150)
    expect(await status(url)).toBe(200)
    await sweep(179)
    expect(await status(url)).toBe(200)
    // Somebody saves a draft that has it, so that it is shown again.
    await write(0, showing(url))
    await sweep(300)
    await write(0, '<p>Hola</p>')
    await sweep(300)
    await sweep(329)
    expect(await status(url)).toBe(200)
  })

  test('one that no text has shown for 30 days is removed in all its widths', async () => {
    const url = await picture()
    const { id } = await make('post', { name: 'Pasajera', descripcion: showing(url) })
    await sweep(0)
    await removeForEver('post', id)
    await sweep(1)
    await sweep(30)
    expect(await status(url)).toBe(200)
    await sweep(31)
    expect([await status(url), await status(`${url}?w=400`)]).toEqual([404, 404])
  })

  test('one that was uploaded and never saved stays for 30 days', async () => {
    const url = await picture()
    await sweep(8)
    await sweep(37)
    expect(await status(url)).toBe(200)
    await sweep(38)
    expect(await status(url)).toBe(404)
  })

  test('every text with pictures counts, also a former or a proposed one, until its record is removed for ever', async () => {
    const [proposed, top, bottom, terms, cookies, former, trashed, gone] = [
      await picture(),
      await picture(),
      await picture(),
      await picture(),
      await picture(),
      await picture(),
      await picture(),
      await picture(),
    ]
    await make('pagina', { texttop: showing(top), textbottom: showing(`${bottom}?w=400`) })
    await world.call('PUT', api.adminAjustes, {
      token: world.admin,
      body: { terminos: showing(terms), politica_cookies: showing(cookies) },
    })
    await propose(posts[1] ?? 0, showing(proposed))
    await write(1, showing(former))
    await write(1, '<p>Hola</p>')
    const brief = await Promise.all(
      [trashed, gone].map((url, n) => make('post', { name: `Breve ${n}`, descripcion: showing(url) })),
    )
    await remove('post', brief[0].id)
    await removeForEver('post', brief[1].id)
    for (const days of [0, 30, 60]) await sweep(days)
    expect(
      await Promise.all([proposed, top, bottom, terms, cookies, former, trashed, gone].map(status)),
    ).toEqual([...Array.from({ length: 7 }, () => 200), 404])
  })

  test('one that a text starts to show during the sweep stays, wherever the text is', async () => {
    for (const place of [0, MANY - 1]) {
      const url = await picture()
      await sweep(0)
      let saved = false
      await sweep(30, async ({ rows }) => {
        if (saved || !rows.some((row) => 'html' in row)) return
        saved = true
        await write(place, showing(url))
      })
      expect(saved).toBe(true)
      expect(await status(url)).toBe(200)
      await sweep(60)
      expect(await status(url)).toBe(200)
    }
  })

  test('one that a text shows just after it was given up stays, and later ages like any other', async () => {
    const url = await picture()
    await sweep(0)
    await giveUp(30)
    const { id } = await make('post', { name: 'Tardía', descripcion: showing(url) })
    await removeFiles(31)
    expect([await status(url), await status(`${url}?w=400`)]).toEqual([200, 200])
    await sweep(90)
    expect(await status(url)).toBe(200)
    await removeForEver('post', id)
    for (const days of [91, 121]) await sweep(days)
    expect(await status(url)).toBe(404)
    // The picture is gone, and the text is saved as it is.
    await write(0, showing(url))
    expect(await status(url)).toBe(404)
  })

  /** SQLite has one writer, so no text is saved while a picture is given up. */
  test.runIf(kind === 'postgres')('one that a text starts to show while it is given up stays', async () => {
    const url = await picture()
    await sweep(0)
    let saving: Promise<unknown> | undefined
    await giveUp(30, async (_, asked) => {
      if (asked !== 'DeleteQueryNode') return
      saving = write(0, showing(url))
      await expect.poll(waiting).toBe(1)
    })
    await saving
    await removeFiles(31)
    expect(saving).toBeDefined()
    expect(await status(url)).toBe(200)
  })

  /** How many connections to this database wait for a lock. */
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(database.db)
    return rows[0]?.n
  }

  test('texts are read in batches, with other queries between them', async () => {
    const url = await picture()
    for (let place = 0; place < MANY; place++) await write(place, showing(url))
    const reads: { texts: number; turn: number }[] = []
    let turn = 0
    let over = false
    const turns = (async () => {
      for (; !over; turn++) await setImmediate()
    })()
    await sweep(8, async ({ rows }) => {
      const texts = rows.filter(({ html }) => String(html).includes(url)).length
      if (texts > 0) reads.push({ texts, turn })
    })
    over = true
    await turns
    expect(reads.reduce((sum, { texts }) => sum + texts, 0)).toBe(MANY)
    expect(Math.max(...reads.map(({ texts }) => texts))).toBeLessThanOrEqual(20)
    expect(new Set(reads.map((read) => read.turn)).size).toBe(reads.length)
  })
})
