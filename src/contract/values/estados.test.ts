import { expect, test } from 'vitest'
import { verdictOf } from '../../../test/support/issues.ts'
import { estadoSchema } from './estadoSchema.ts'
import { estados } from './estados.ts'

const schema = estadoSchema()

test('there are 32, by key', () => {
  expect(estados.map(({ clave }) => clave)).toEqual(
    Array.from({ length: 32 }, (_, at) => String(at + 1).padStart(2, '0')),
  )
  for (const { clave, nombre } of estados)
    expect(verdictOf(schema, nombre.toUpperCase())).toEqual({ kept: clave })
})

test.each<[unknown, string | null]>([
  [null, null],
  ['', null],
  [1, '01'],
  [9, '09'],
  ['1', '01'],
  [' 09 ', '09'],
  ['32', '32'],
  ...[
    'Ciudad de México',
    'CDMX',
    'cdmx',
    'C.D.M.X.',
    'Distrito Federal',
    'D.F.',
    'México, D.F.',
    'Cd. de México',
  ].map((name): [string, string] => [name, '09']),
  ...['México', 'Estado de México', 'estado de mexico', 'Edomex', 'Edo. Méx.', 'EDO. DE MÉXICO'].map(
    (name): [string, string] => [name, '15'],
  ),
  ...['Coahuila', 'Coahuila de Zaragoza', 'COAH.'].map((name): [string, string] => [name, '05']),
  ...['Michoacán', 'michoacan', 'Michoacán de Ocampo'].map((name): [string, string] => [name, '16']),
  ...['Veracruz', 'Veracruz de Ignacio de la Llave', 'Ver.'].map((name): [string, string] => [name, '30']),
  ...['Nuevo León', 'N.L.', 'nl', 'Estado de Nuevo León'].map((name): [string, string] => [name, '19']),
  ['Q. Roo', '23'],
  ['Querétaro', '22'],
  ['Baja California', '02'],
  ['B.C.S.', '03'],
  ['San Luis Potosi', '24'],
])('%j is %j', (sent, kept) => {
  expect(verdictOf(schema, sent)).toEqual({ kept })
})

test.each(['0', '00', '33', '001', 0, 33, -1, 1.5, 'Texas', '.', true, [], {}, ['09'], 'a'.repeat(1e6)])(
  '%j is none',
  (sent) => {
    expect(verdictOf(schema, sent)).toEqual({ refused: [''] })
  },
)
