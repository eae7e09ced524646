import { expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

it('a text of 100 characters stays whole, a longer one is cut with an ellipsis', () => {
  expect(excerpt('ñ'.repeat(100))).toBe('ñ'.repeat(100))
  expect(excerpt('ñ'.repeat(101))).toBe(`${'ñ'.repeat(100)}…`)
})

it('what is cut does not end in a space, nor in half a character', () => {
  expect(excerpt(`${'pan '.repeat(25)}dulce`)).toBe(`${'pan '.repeat(25).trimEnd()}…`)
  expect(excerpt('🥖'.repeat(101))).toBe(`${'🥖'.repeat(100)}…`)
})

it('characters are counted as a person does', () => {
  const family = '👩‍👩‍👧'
  expect(excerpt(family.repeat(101))).toBe(`${family.repeat(100)}…`)
  expect(excerpt('e\u0301'.repeat(100))).toBe('e\u0301'.repeat(100))
})
