import { describe, expect, test } from 'vitest'
import { markRanges } from './marks.ts'
import { parseSynonyms } from './matching.ts'

/** Returns the text with its marks in square brackets. */
const marked = (text: string, typed: string, { similar = false, synonyms = '' } = {}) => {
  const ranges = markRanges(text, { text: typed, similar }, parseSynonyms(synonyms)).reverse()
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

describe('fuzzy matches are marked when nothing matches as typed', () => {
  test.each([
    ['neighbours swapped', 'Plomería Ruiz', 'plomerai', '[Plomería] Ruiz'],
    ['a letter missing', 'Panadería La Espiga', 'panderia', '[Panadería] La Espiga'],
    ['a letter extra', 'Panadería La Espiga', 'pannaderia', '[Panadería] La Espiga'],
    ['a wrong letter', 'Panadería La Espiga', 'panaderis', '[Panadería] La Espiga'],
    ['an error in the first letter', 'Panadería', 'oanaderia', '[Panadería]'],
    ['an error in a beginning', 'Tornillería', 'tornulle', '[Tornille]ría'],
    ['an error in a plural', 'El Lápiz Mágico', 'lapizes', 'El [Lápiz] Mágico'],
    ['an error in another gender', 'Doctoras del Sur', 'dcotor', '[Doctor]as del Sur'],
    ['an error in each word', 'Plomería Azteca', 'plomerai aztca', '[Plomería] [Azteca]'],
    ['one word as it is typed', 'Plomería Azteca', 'plomerai azt', '[Plomería] [Azt]eca'],
    ['accents and capitals', 'CAMIÓN', 'cmaiones', '[CAMIÓN]'],
    ['ñ for a typed n', 'Muñecas Ñandú', 'munceas', '[Muñecas] Ñandú'],
    ['two errors', 'Plomería', 'polmerai', 'Plomería'],
    ['a word of four letters', 'Café', 'acfe', 'Café'],
    ['an ñ, which is meant', 'Montana', 'montaña', 'Montana'],
    ['a stop word', 'La Espiga', 'la epsiga', 'La [Espiga]'],
  ])('%s: %s, searched for %s: %s', (_what, text, typed, expected) => {
    expect(marked(text, typed, { similar: true })).toBe(expected)
  })
})
