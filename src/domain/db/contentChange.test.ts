import { expect, test } from 'vitest'
import { createReceivedChanges, readChange, writeChange } from './contentChange.ts'

/** How a node knows whether it has received all changes of the others. */

const change = (n: number, node = 'a', slot = 0) => ({ node, slot, n })

test('a node misses a change that it has not received, in any order', () => {
  const { receive, missed, accept } = createReceivedChanges()
  receive(change(2))
  expect(missed([change(2)])).toBe(true)
  receive(change(1))
  expect(missed([change(2)])).toBe(false)
  accept([change(2)])
  expect(missed([change(2)])).toBe(false)
  expect(missed([change(3)])).toBe(true)
})

test('a change of one connection says nothing about another connection', () => {
  const { receive, missed } = createReceivedChanges()
  receive(change(1, 'a', 0))
  expect(missed([change(1, 'a', 1)])).toBe(true)
  expect(missed([change(1, 'b', 0)])).toBe(true)
  expect(missed([change(1, 'a', 0)])).toBe(false)
})

test('a change that arrives before its count, or late, is not missed', () => {
  const { receive, missed, accept } = createReceivedChanges()
  accept([change(5)])
  receive(change(6))
  expect(missed([change(5)])).toBe(false)
  receive(change(4))
  expect(missed([change(6)])).toBe(false)
})

test('counts that restart, as they do when they are added up, are followed from the start', () => {
  const { receive, missed, accept } = createReceivedChanges()
  accept([change(57)])
  expect(missed([change(1)])).toBe(true)
  receive(change(1))
  expect(missed([change(1)])).toBe(false)
  accept([])
  expect(missed([change(2)])).toBe(true)
})

test('a change reads as it was written', () => {
  const written = { ...change(12, 'f00d', 3), tags: ['empresa:7', 'empresa~ñandú 1', 'empresa'] }
  expect(readChange(writeChange(written))).toEqual(written)
})

test('a change too large for a notification names whole collections', () => {
  const tags = Array.from({ length: 2000 }, (_, n) => (n % 2 ? `producto:${n}` : `empresa~${n}`))
  const text = writeChange({ ...change(1), tags })
  expect(Buffer.byteLength(text)).toBeLessThan(8000)
  expect(readChange(text)?.tags.toSorted()).toEqual(['empresa*', 'producto*'])
})

test('a message of a node of another version is not understood', () => {
  expect(readChange('f00d')).toBeNull()
})
