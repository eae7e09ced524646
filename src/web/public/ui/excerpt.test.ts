import { expect, it } from 'vitest'
import { shorten } from './excerpt.ts'

it('keeps a text of 100 characters, and shortens a longer one with an ellipsis', () => {
  expect(shorten('ñ'.repeat(100))).toBe('ñ'.repeat(100))
  expect(shorten('ñ'.repeat(101))).toBe(`${'ñ'.repeat(100)}…`)
})

it('does not end a shortened text in a space or half a character', () => {
  expect(shorten(`${'pan '.repeat(25)}dulce`)).toBe(`${'pan '.repeat(25).trimEnd()}…`)
  expect(shorten('🥖'.repeat(101))).toBe(`${'🥖'.repeat(100)}…`)
})

it('counts characters as a person does', () => {
  const family = '👩‍👩‍👧'
  expect(shorten(family.repeat(101))).toBe(`${family.repeat(100)}…`)
  expect(shorten('e\u0301'.repeat(100))).toBe('e\u0301'.repeat(100))
})
