import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '../accounts/password.ts'
import { Refusal } from '../errors.ts'
import { networkOf } from '../limits/network.ts'
import { createQueue } from './queue.ts'

describe('a queue', () => {
  /** Work that ends when the test says so. */
  function held() {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { work: () => promise, end: resolve }
  }

  test('runs a few at a time, lets some wait, and refuses more', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 1 })
    const [first, second] = [held(), held()]
    const running = queue(first.work)
    const waiting = queue(second.work)
    await expect(queue(async () => {})).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
    first.end()
    await running
    second.end()
    await waiting
    expect(await queue(async () => 'free again')).toBe('free again')
  })

  test('serves callers in turns, and when full refuses work of the caller with the most', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 4 })
    const order: string[] = []
    const blocking = held()
    const running = queue(blocking.work, 'a')
    const ask = (by: string) => queue(async () => void order.push(by), by)
    const many = Array.from({ length: 4 }, () => ask('a'))
    const late = [ask('b'), ask('c')]
    // Two of the four of `a` made room for `b` and `c`. Now nobody has more than one place over another, so more is
    // refused.
    await expect(many[3]).rejects.toMatchObject({ code: 'unavailable' })
    await expect(many[2]).rejects.toMatchObject({ code: 'unavailable' })
    await expect(ask('a')).rejects.toMatchObject({ code: 'unavailable' })
    blocking.end()
    await Promise.all([running, many[0], many[1], ...late])
    expect(order).toEqual(['a', 'b', 'c', 'a'])
  })

  test('goes on after work that failed', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 1 })
    const failed = queue(() => Promise.reject(new Error('no')))
    const next = queue(async () => 'next')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('next')
  })
})

test('passwords beyond the queue are refused, and the others are checked', async () => {
  const [one, other] = [networkOf('192.0.2.1'), networkOf('192.0.2.2')]
  const known = await hashPassword('la buena', one)
  const given = Array.from({ length: 80 }, (_, n) => (n % 2 ? 'la buena' : 'la mala'))
  const checks = given.map((password) => verifyPassword(known, password, one))
  const others = given.slice(0, 5).map((password) => verifyPassword(known, password, other))
  const answers = await Promise.allSettled(checks)
  const refused = answers.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Refusal)
  for (const [n, one] of answers.entries())
    if (one.status === 'fulfilled') expect(one.value).toBe(given[n] === 'la buena')
  expect(await Promise.all(others)).toEqual([false, true, false, true, false])
  expect(await verifyPassword(known, 'la buena', one)).toBe(true)
})
