import { expect, test } from 'vitest'
import { verdictOf } from '../../../test/support/issues.ts'
import { postalCodeSchema } from './postalCode.ts'

test.each([
  [null, null],
  ['', null],
  [' 06000 ', '06000'],
  ['44100', '44100'],
  [44100, '44100'],
])('%j is kept as %j', (sent, kept) => {
  expect(verdictOf(postalCodeSchema(), sent)).toEqual({ kept })
})

test.each([
  6000,
  '6000',
  '060000',
  441000,
  4410.5,
  -44100,
  1e4 + 0.5,
  'C.P. 06000',
  '٠٦٠٠٠',
  '0600a',
  true,
  {},
  [],
])('%j is refused', (sent) => {
  expect(verdictOf(postalCodeSchema(), sent)).toEqual({ refused: [''] })
})
