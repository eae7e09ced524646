import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkOf } from '../../domain/index.ts'
import { createSearchLimit, type SearchLimit } from './searchLimit.ts'

/** What nodes that hear of one another let through (contract.md, section 7); over PostgreSQL: test/nodes.test.ts. */

const ip = '192.0.2.7'
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Nodes that hear at once what one of them tells, and everything that was told. */
function nodesTogether(count: number): { nodes: SearchLimit[]; told: string[] } {
  const told: string[] = []
  const nodes: SearchLimit[] = Array.from({ length: count }, (_, number) =>
    createSearchLimit({
      tell: async (text) => {
        told.push(text)
        for (const [other, node] of nodes.entries()) if (other !== number) node.heard(text)
      },
      report: (error) => {
        throw error
      },
    }),
  )
  return { nodes, told }
}

/** How many of so many searches at one moment are let through. */
const search = (node: SearchLimit | undefined, searches: number, address = ip): number =>
  Array.from({ length: searches }, () => node?.take(networkOf(address))).filter((wait) => wait === null)
    .length

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('an address has 100 a second of all nodes together', async () => {
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

test('what it got of all at once is counted in the seconds that follow', async () => {
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

test('nobody hears of people who type', async () => {
  const { nodes, told } = nodesTogether(2)
  for (let key = 0; key < 100; key++) {
    expect(search(nodes[key % 2], 1)).toBe(1)
    await pass(120)
  }
  expect(told).toEqual([])
})

test('busy addresses are told of together, as many at a time as a notification takes', async () => {
  const { nodes, told } = nodesTogether(2)
  for (let n = 0; n < 250; n++)
    search(nodes[0], 20, `2001:db8:1111:${(n + 4096).toString(16)}:3333:4444:5555:6666`)
  await pass(50)
  expect(told).toHaveLength(3)
  for (const text of told) expect(Buffer.byteLength(text)).toBeLessThan(7900)
})
