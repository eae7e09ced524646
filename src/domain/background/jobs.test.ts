import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../test/support/database.ts'
import { DATABASES } from '../../../test/support/world.ts'
import { enqueue, runJobs } from './jobs.ts'
import { dropLetter } from './letters.ts'

/** Jobs on several nodes (docs/decisions/0040-nodes.md). */

describe.each(DATABASES)('jobs, on %s', (kind) => {
  let bare: BareDatabase
  let clock: number
  let done: number[]
  const log = vi.fn()
  const report = vi.fn()
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    bare = await bareDatabase(kind)
    clock = Date.parse('2026-03-02T18:00:00.000Z')
    done = []
  })
  afterEach(async () => {
    vi.useRealTimers()
    await bare.close()
  })

  const order = (subject: number) =>
    bare.database.db
      .transaction()
      .execute((tx) =>
        enqueue(
          tx,
          { kind: 'catalogo', subject, requestId: `request ${subject}` },
          new Date(clock).toISOString(),
        ),
      )
  const node = (work: (subject: number) => Promise<void>) => {
    const needs = { database: bare.database, clock: () => new Date(clock), log, report }
    const catalogo = { run: work, attempts: 5 }
    const mail = { run: sending, attempts: 3, giveUp: dropLetter }
    const recuperar = { run: sending, attempts: 3 }
    return runJobs(needs, { catalogo, mail, recuperar }, new AbortController().signal)
  }
  const sending = vi.fn(async (_letter: number) => {})
  const doing = async (subject: number) => {
    done.push(subject)
  }
  const dueAt = async () => (await bare.database.db.selectFrom('job').select('run_at').execute())[0]?.run_at
  const seconds = (count: number) => {
    clock += count * 1000
  }

  test('run once, however many nodes look for them', async () => {
    for (let subject = 1; subject <= 20; subject++) await order(subject)
    const counts = await Promise.all([node(doing), node(doing), node(doing)])
    expect(counts.reduce((sum, count) => sum + count)).toBe(20)
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    expect(await dueAt()).toBeUndefined()
  })

  test('stay with the node that runs them, however long they take', async () => {
    await order(7)
    let finish = () => {}
    const slow = node(async (subject) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      await doing(subject)
    })
    await expect.poll(dueAt).toBe(new Date(clock + 10_000).toISOString())
    for (let times = 0; times < 5; times++) {
      seconds(9)
      vi.advanceTimersByTime(3000)
      await expect.poll(dueAt).toBe(new Date(clock + 10_000).toISOString())
      expect(await node(doing)).toBe(0)
    }
    finish()
    expect([await slow, done]).toEqual([1, [7]])
  })

  test('are logged with the id of the request that ordered them', async () => {
    await order(7)
    const broken = new Error('not readable')
    await node(() => Promise.reject(broken))
    expect(report).toHaveBeenLastCalledWith(broken, 'job catalogo 7', 'request 7')
    seconds(11)
    await node(doing)
    expect(log).toHaveBeenLastCalledWith(
      expect.objectContaining({ reqId: 'request 7', job: 'catalogo', subject: 7 }),
      'job done',
    )
  })

  test('of a dead node run on another one', async () => {
    await order(7)
    const dead = node(() => new Promise(() => {}))
    await expect.poll(dueAt).toBe(new Date(clock + 10_000).toISOString())
    seconds(9)
    expect(await node(doing)).toBe(0)
    seconds(2)
    expect([await node(doing), done]).toEqual([1, [7]])
    expect(dead).toBeInstanceOf(Promise)
  })

  test('that crash the process are given up after the last attempt', async () => {
    await order(7)
    const begun = vi.fn(() => new Promise<void>(() => {}))
    for (let times = 1; times <= 5; times++) {
      const dead = node(begun)
      await expect.poll(() => begun.mock.calls.length).toBe(times)
      expect(dead).toBeInstanceOf(Promise)
      seconds(3600)
    }
    expect(await node(begun)).toBe(0)
    expect([begun.mock.calls.length, await dueAt()]).toEqual([5, undefined])
    expect(report).toHaveBeenLastCalledWith(expect.any(Error), 'job catalogo 7 given up', 'request 7')
  })

  test('of another version block no others, and wait for a node of that version', async () => {
    const { db } = bare.database
    const unknown = { kind: 'nuevo', subject: 1, attempts: 0, run_at: new Date(clock).toISOString() }
    await db
      .insertInto('job')
      .values({ ...unknown, request_id: null })
      .execute()
    seconds(1)
    await order(7)
    expect([await node(doing), done]).toEqual([1, [7]])
    expect(await db.selectFrom('job').select(['kind', 'attempts']).execute()).toEqual([
      { kind: 'nuevo', attempts: 0 },
    ])
  })

  test('that never succeed remove their letter', async () => {
    const { db } = bare.database
    const text = { to: 'alguien@example.com', subject: 'Hola', text: 'Hola' }
    const { id } = await db.insertInto('mail').values(text).returning('id').executeTakeFirstOrThrow()
    const at = new Date(clock).toISOString()
    await db.transaction().execute((tx) => enqueue(tx, { kind: 'mail', subject: id, requestId: null }, at))
    const away = new Error('nobody listens')
    sending.mockRejectedValue(away)
    for (let times = 1; times <= 3; times++) {
      expect(await db.selectFrom('mail').select('id').execute()).toEqual([{ id }])
      await node(doing)
      seconds(3600)
    }
    expect(report).toHaveBeenLastCalledWith(away, `job mail ${id} given up`, null)
    expect(await db.selectFrom('mail').select('id').execute()).toEqual([])
    expect(await dueAt()).toBeUndefined()
  })
})
