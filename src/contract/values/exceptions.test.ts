import { describe, expect, test } from 'vitest'
import { verdictOf } from '../../../test/support/issues.ts'
import { addDays } from './dates.ts'
import { exceptionsSchema } from './exceptions.ts'

const schema = exceptionsSchema()
const closed = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ fecha: addDays('2026-01-01', at), intervalos: [] }))

describe('exceptions are kept by date', () => {
  test.each([
    [null, []],
    ['', []],
    [[], []],
    [
      [
        { fecha: ' 2026-12-31 ', intervalos: '9-14', nota: ' Fin de año ' },
        { fecha: '2026-12-25', intervalos: [], nota: '' },
        {
          fecha: '2026-12-24',
          intervalos: [
            [840, 900],
            [540, 840],
          ],
        },
        { fecha: '2028-02-29', nota: null, otra: 1 },
      ],
      [
        { fecha: '2026-12-24', intervalos: [[540, 900]], nota: null },
        { fecha: '2026-12-25', intervalos: [], nota: null },
        { fecha: '2026-12-31', intervalos: [[540, 840]], nota: 'Fin de año' },
        { fecha: '2028-02-29', intervalos: [], nota: null },
      ],
    ],
  ])('%j', (sent, kept) => {
    expect(verdictOf(schema, sent)).toEqual({ kept })
  })

  test('fewer than 400', () => {
    expect(verdictOf(schema, closed(399))).toHaveProperty('kept.length', 399)
    expect(verdictOf(schema, closed(400))).toEqual({ refused: [''] })
  })
})

describe('what is wrong is refused at its place', () => {
  const good = { fecha: '2026-12-24', intervalos: [] }
  test.each<[unknown, string[]]>([
    ['cerrado', ['']],
    [{ fecha: '2026-12-24' }, ['']],
    [['2026-12-24'], ['0']],
    [[good, { ...good, fecha: '2026-02-30' }], ['1']],
    [[good, { ...good, fecha: '24/12/2026' }], ['1']],
    [[good, { ...good, fecha: undefined }], ['1']],
    [[good, { fecha: '2026-12-25' }, good], ['2']],
    [[{ ...good, intervalos: '9-14, 13-18' }, good], ['0']],
    [[{ ...good, intervalos: [[600, 540]] }], ['0']],
    [[{ ...good, nota: 'a'.repeat(256) }], ['0']],
    [[{ ...good, nota: {} }], ['0']],
    [
      [{ intervalos: 'x' }, good, null],
      ['0', '0', '2'],
    ],
  ])('%j', (sent, refused) => {
    expect(verdictOf(schema, sent)).toEqual({ refused })
  })
})
