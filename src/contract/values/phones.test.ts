import { expect, test } from 'vitest'
import { verdictOf } from '../../../test/support/issues.ts'
import { phonesSchema } from './phones.ts'

const one = { nombre: 'Ventas', numero: '55 5555 0101' }

test.each([
  [null, []],
  ['', []],
  [[], []],
  [
    [one, one],
    [one, one],
  ],
  [
    [{ nombre: ' Taller ', numero: ' (55) 5555-0101, ext. 12 ', otra: 1 }],
    [{ nombre: 'Taller', numero: '(55) 5555-0101, ext. 12' }],
  ],
  [[{ nombre: 'Caja', numero: 5555550101 }], [{ nombre: 'Caja', numero: '5555550101' }]],
])('%j is kept', (sent, kept) => {
  expect(verdictOf(phonesSchema(), sent)).toEqual({ kept })
})

test.each<[unknown, string[]]>([
  ['55 5555 0101', ['']],
  [one, ['']],
  [Array.from({ length: 6 }, () => one), ['']],
  [['55 5555 0101'], ['0']],
  [[one, { ...one, numero: '123' }], ['1']],
  [[one, { ...one, numero: '' }], ['1']],
  [[one, { nombre: 'Ventas' }], ['1']],
  [[one, { ...one, nombre: '' }], ['1']],
  [[one, { ...one, nombre: 'a'.repeat(61) }], ['1']],
  [
    [null, one, {}],
    ['0', '2', '2'],
  ],
])('%j is refused at its place', (sent, refused) => {
  expect(verdictOf(phonesSchema(), sent)).toEqual({ refused })
})
