import { expect, test } from 'vitest'
import { readIntent } from './intent.ts'

test.each([
  ['donde comprar pan', 'pan', []],
  ['¿Dónde puedo comprar pan?', 'pan', []],
  ['busco un plomero barato', 'plomero', []],
  ['farmacia cerca de mí', 'farmacia', ['cerca']],
  ['farmacias por aquí', 'farmacias', ['cerca']],
  ['pizza a domicilio', 'pizza', ['entrega']],
  ['cerrajero abierto ahora', 'cerrajero', ['abierto']],
  ['quiero una pizza a domicilio abierta ahora cerca', 'pizza', ['entrega', 'abierto', 'cerca']],
  ['tacos en el centro', 'tacos centro', []],
  ['mi tiendita', 'tiendita', []],
  ['cerca', 'cerca', []],
  ['donde', 'donde', []],
  ['de la', 'de la', []],
  ['', '', []],
])('%s: %s, with the filters %j', (text, words, filters) => {
  const intent = readIntent(text)
  expect(intent.words.join(' ')).toBe(words)
  expect(intent.filters.map(({ filter }) => filter)).toEqual(filters)
})

test('says which words ask for a filter, as they were typed', () => {
  expect(readIntent('Farmacia CERCA de mí').filters).toEqual([{ filter: 'cerca', text: 'CERCA de mí' }])
})
