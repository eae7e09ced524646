import { expect, it } from 'vitest'
import { shorten } from './excerpt.ts'

it('a text of 100 characters stays whole, a longer one is cut with an ellipsis', () => {
  expect(shorten('ñ'.repeat(100))).toBe('ñ'.repeat(100))
  expect(shorten('ñ'.repeat(101))).toBe(`${'ñ'.repeat(100)}…`)
})

it('what is cut does not end in a space, nor in half a character', () => {
  expect(shorten(`${'pan '.repeat(25)}dulce`)).toBe(`${'pan '.repeat(25).trimEnd()}…`)
  expect(shorten('🥖'.repeat(101))).toBe(`${'🥖'.repeat(100)}…`)
})

it('characters are counted as a person does', () => {
  const family = '👩‍👩‍👧'
  expect(shorten(family.repeat(101))).toBe(`${family.repeat(100)}…`)
  expect(shorten('e\u0301'.repeat(100))).toBe('e\u0301'.repeat(100))
})
