import { describe, expect, test } from 'vitest'
import { Refusal } from './errors.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { createQueue } from './queue.ts'

describe('a queue', () => {
  /** Work that waits to be told to end. */
  function held() {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { work: () => promise, end: resolve }
  }

  test('does a few at once, lets some wait, and refuses more', async () => {
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

  test('goes on after work that failed', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 1 })
    const failed = queue(() => Promise.reject(new Error('no')))
    const next = queue(async () => 'next')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('next')
  })
})

test('more passwords at once than can be checked soon are refused, and the others get their answer', async () => {
  const known = await hashPassword('la buena')
  const given = Array.from({ length: 80 }, (_, n) => (n % 2 ? 'la buena' : 'la mala'))
  const answers = await Promise.allSettled(given.map((password) => verifyPassword(known, password)))
  const refused = answers.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Refusal)
  for (const [n, one] of answers.entries())
    if (one.status === 'fulfilled') expect(one.value).toBe(given[n] === 'la buena')
  expect(await verifyPassword(known, 'la buena')).toBe(true)
})
