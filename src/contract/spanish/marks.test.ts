import { describe, expect, test } from 'vitest'
import { NOTHING_SIMILAR } from '../similarWords.ts'
import { markRanges } from './marks.ts'
import { parseSynonyms } from './matching.ts'

interface Given {
  readonly similar?: boolean
  readonly synonyms?: string
  readonly palabras?: readonly string[]
}

/** Returns the text with its marks in square brackets. */
const marked = (text: string, typed: string, given: Given = {}) => {
  const { similar = false, synonyms = '', palabras = [] } = given
  const words = { ...NOTHING_SIMILAR, palabras }
  const ranges = markRanges(text, { text: typed, similar, words }, parseSynonyms(synonyms)).reverse()
  return ranges.reduce(
    (shown, [from, to]) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`,
    text,
  )
}

describe('matches are marked', () => {
  test.each([
    ['Panadería La Espiga', 'pan', '[Pan]adería La Espiga'],
    ['Panadería La Espiga', 'espiga panaderia', '[Panadería] La [Espiga]'],
    ['Café Wi-Fi', 'wifi', 'Café [Wi-Fi]'],
    ['Café Wi-Fi', 'wi', 'Café [Wi]-Fi'],
    ['El Lápiz Mágico', 'lapices', 'El [Lápiz] Mágico'],
    ['Peña Norteña', 'pena', '[Peña] Norteña'],
    ['Pena Ajena', 'peña', 'Pena Ajena'],
    ['Pen\u0303a Azul', 'peñ', '[Pen\u0303]a Azul'],
    ['La Espiga de Oro', 'de la espiga', 'La [Espiga] de Oro'],
    ['<b>pan</b> & sal', 'pan', '<b>[pan]</b> & sal'],
    ['Plomería', 'plomerai', 'Plomería'],
    ['Zapatos', '¿?', 'Zapatos'],
    ['', 'pan', ''],
  ])('%s, searched for %s: %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected)
  })

  test('matches by synonyms are marked', () => {
    expect(marked('Autopartes Norte', 'refacciones', { synonyms: 'refacciones = autopartes' })).toBe(
      '[Autopartes] Norte',
    )
  })
})

test.each([
  ['Plomería Ruiz', 'plomerai', ['plomeria'], '[Plomería] Ruiz'],
  ['Taquería El Trompo', 'tacos', ['taqueria', 'taquerias'], '[Taquería] El Trompo'],
  ['La Espiga', 'la epsiga', ['espiga'], 'La [Espiga]'],
  ['Doctoras del Sur', 'dcotor sur', ['doctoras'], '[Doctoras] del [Sur]'],
  ['Plomería', 'polmerai', [], 'Plomería'],
])('what the search found instead is marked: %s, searched for %s', (text, typed, palabras, expected) => {
  expect(marked(text, typed, { similar: true, palabras })).toBe(expected)
})

test('a word that a synonym brought keeps its gender', () => {
  const synonyms = 'zapatos = calzado'
  expect(marked('Calzado y Calzados', 'zapatos', { synonyms })).toBe('[Calzado] y [Calzado]s')
  expect(marked('Calzada del Panteón', 'zapatos', { synonyms })).toBe('Calzada del Panteón')
})
