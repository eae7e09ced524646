import { expect, test } from 'vitest'
import { createHeard, readChange, writeChange } from './contentChange.ts'

/** How a node knows whether it has heard of all that others changed. */

const change = (n: number, node = 'a', slot = 0) => ({ node, slot, n })

test('a node has missed what it has not heard of, whatever the order', () => {
  const { hear, missed, accept } = createHeard()
  hear(change(2))
  expect(missed([change(2)])).toBe(true)
  hear(change(1))
  expect(missed([change(2)])).toBe(false)
  accept([change(2)])
  expect(missed([change(2)])).toBe(false)
  expect(missed([change(3)])).toBe(true)
})

test('hearing of one connection’s changes says nothing of another’s', () => {
  const { hear, missed } = createHeard()
  hear(change(1, 'a', 0))
  expect(missed([change(1, 'a', 1)])).toBe(true)
  expect(missed([change(1, 'b', 0)])).toBe(true)
  expect(missed([change(1, 'a', 0)])).toBe(false)
})

test('what is heard before it is seen is not missed, nor what is heard late', () => {
  const { hear, missed, accept } = createHeard()
  accept([change(5)])
  hear(change(6))
  expect(missed([change(5)])).toBe(false)
  hear(change(4))
  expect(missed([change(6)])).toBe(false)
})

test('counts that begin anew, as they do when they are gathered, are heard from the beginning', () => {
  const { hear, missed, accept } = createHeard()
  accept([change(57)])
  expect(missed([change(1)])).toBe(true)
  hear(change(1))
  expect(missed([change(1)])).toBe(false)
  accept([])
  expect(missed([change(2)])).toBe(true)
})

test('a change is read as it was written', () => {
  const written = { ...change(12, 'f00d', 3), tags: ['empresa:7', 'empresa~ñandú 1', 'empresa'] }
  expect(readChange(writeChange(written))).toEqual(written)
})

test('one of too much to be told in a notification is told as one of whole collections', () => {
  const tags = Array.from({ length: 2000 }, (_, n) => (n % 2 ? `producto:${n}` : `empresa~${n}`))
  const told = writeChange({ ...change(1), tags })
  expect(Buffer.byteLength(told)).toBeLessThan(8000)
  expect(readChange(told)?.tags.toSorted()).toEqual(['empresa*', 'producto*'])
})

test('what a node of another version tells is not understood', () => {
  expect(readChange('f00d')).toBeNull()
})
