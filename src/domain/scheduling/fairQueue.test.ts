import { expect, test } from 'vitest'
import { createFairQueue } from './fairQueue.ts'

/** A queue, the work started in it so far, and a way to end one piece of it. */
function observed(options: { atOnce: number; waiting: number }) {
  const queue = createFairQueue(options)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (who: string, what: string) =>
    queue(who, () => {
      begun.push(what)
      return new Promise<void>((end) => ends.set(what, end))
    })
  const settled = () => new Promise((turn) => setImmediate(turn))
  const end = async (what: string) => {
    ends.get(what)?.()
    await settled()
  }
  return { queue, begun, add, end, settled }
}

test('work of one person waits for one piece of another person’s many, not for all', async () => {
  const { begun, add, end, settled } = observed({ atOnce: 2, waiting: 10 })
  for (const what of ['ana 1', 'ana 2', 'ana 3']) add('ana', what)
  add('eva', 'eva 1')
  await settled()
  expect(begun).toEqual(['ana 1', 'eva 1'])
  add('eva', 'eva 2')
  add('luz', 'luz 1')
  await end('ana 1')
  expect(begun.slice(2)).toEqual(['luz 1'])
  await end('luz 1')
  expect(begun.slice(3)).toEqual(['ana 2'])
  await end('eva 1')
  await end('ana 2')
  expect(begun.slice(4)).toEqual(['eva 2', 'ana 3'])
})

test('each person has a bounded queue of their own', async () => {
  const { queue, begun, add, end, settled } = observed({ atOnce: 1, waiting: 2 })
  for (const what of ['ana 1', 'ana 2', 'ana 3']) add('ana', what)
  await settled()
  await expect(queue('ana', async () => {})).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  add('eva', 'eva 1')
  await end('ana 1')
  await end('eva 1')
  expect(begun).toEqual(['ana 1', 'eva 1', 'ana 2'])
})

test('work that fails frees its place', async () => {
  const { queue } = observed({ atOnce: 1, waiting: 1 })
  const failed = queue('ana', () => Promise.reject(new Error('no')))
  const next = queue('ana', async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})
