import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkOf } from '../../domain/index.ts'
import { createSearchLimit, type SearchLimit } from './searchLimit.ts'

/** What connected nodes let through (contract.md, section 7); over PostgreSQL: test/nodes.test.ts. */

const ip = '192.0.2.7'
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Nodes that receive each other's messages immediately, and all messages. */
function nodesTogether(count: number): { nodes: SearchLimit[]; messages: string[] } {
  const messages: string[] = []
  const nodes: SearchLimit[] = Array.from({ length: count }, (_, number) =>
    createSearchLimit({
      send: async (text) => {
        messages.push(text)
        for (const [other, node] of nodes.entries()) if (other !== number) node.receive(text)
      },
      report: (error) => {
        throw error
      },
    }),
  )
  return { nodes, messages }
}

/** Returns how many of these simultaneous searches are let through. */
const search = (node: SearchLimit | undefined, searches: number, address = ip): number =>
  Array.from({ length: searches }, () => node?.take(networkOf(address))).filter((wait) => wait === null)
    .length

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('an address gets 100 a second from all nodes together', async () => {
  const { nodes } = nodesTogether(3)
  expect(search(nodes[0], 60)).toBe(60)
  await pass(50)
  expect(search(nodes[1], 60)).toBe(40)
  await pass(50)
  expect(search(nodes[2], 60)).toBe(0)
  expect(search(nodes[2], 60, '192.0.2.8')).toBe(60)
  await pass(950)
  expect(search(nodes[2], 60)).toBe(60)
})

test('searches beyond the limit on several nodes count in the following seconds', async () => {
  const { nodes } = nodesTogether(3)
  const seconds = 20
  let taken = 0
  for (let ms = 0; ms < seconds * 1000; ms += 50) {
    for (const node of nodes) taken += search(node, 50)
    await pass(50)
  }
  expect(taken).toBeLessThan(100 * (seconds + 5))
  expect(taken).toBeGreaterThan(100 * (seconds - 5))
})

test('a typing person causes no messages', async () => {
  const { nodes, messages } = nodesTogether(2)
  for (let key = 0; key < 100; key++) {
    expect(search(nodes[key % 2], 1)).toBe(1)
    await pass(120)
  }
  expect(messages).toEqual([])
})

test('busy addresses share messages, as many as fit a notification', async () => {
  const { nodes, messages } = nodesTogether(2)
  for (let n = 0; n < 250; n++)
    search(nodes[0], 20, `2001:db8:1111:${(n + 4096).toString(16)}:3333:4444:5555:6666`)
  await pass(50)
  expect(messages).toHaveLength(3)
  for (const text of messages) expect(Buffer.byteLength(text)).toBeLessThan(7900)
})
