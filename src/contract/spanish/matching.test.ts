import { describe, expect, test } from 'vitest'
import { expandQuery, matcherOf, matchWord, meaningOf, parseSynonyms } from './matching.ts'

describe('matchWord finds a written word by a typed one', () => {
  test.each([
    ['pan', 'panaderia', 'literal'],
    ['plomeros', 'plomero', 'literal'],
    ['plomeros', 'plomeria', null],
    ['lapices', 'lapiz', 'literal'],
    ['luz', 'luces', null],
    ['camiones', 'camion', 'literal'],
    ['doctoras', 'doctor', 'literal'],
    ['autobuses', 'autobus', 'literal'],
    ['jerseis', 'jersey', 'literal'],
    ['munoz', 'muñoz', 'enye'],
    ['muñoz', 'munoz', null],
    ['ninas', 'niño', 'enye'],
    ['unos', 'una', null],
  ])('%s, %s: %s', (typed, written, match) => {
    expect(matchWord(typed, written)).toBe(match)
    expect(matcherOf(['zzzz', typed])(written)).toBe(match !== null)
  })
})

describe('meaningOf is the same for', () => {
  test.each([
    ['Panadería', ' panaderia '],
    ['¡tacos  al pastor!', 'tacos al pastor'],
    ['', '🎉'],
  ])('%j and %j', (one, other) => {
    expect(meaningOf(one)).toBe(meaningOf(other))
  })

  test.each([
    ['pan dulce', 'pandulce'],
    ['wi-fi', 'wi fi'],
    ['año', 'ano'],
    ['dulce pan', 'pan dulce'],
    ['a b', 'a-b'],
  ])('but not for %j and %j', (one, other) => {
    expect(meaningOf(one)).not.toBe(meaningOf(other))
  })
})

describe('expandQuery reads a text', () => {
  test('with its signs as spaces, and joined', () => {
    expect(expandQuery('Wi-Fi').map(({ all }) => all)).toEqual([['wi', 'fi'], ['wifi']])
  })

  test('without its stop words, except the last', () => {
    expect(expandQuery('la casa de').map(({ wanted }) => wanted)).toEqual([['casa', 'de']])
    expect(expandQuery('de la').map(({ wanted }) => wanted)).toEqual([['de', 'la']])
  })

  test('as nothing, when it has no letter or digit', () => {
    expect(['', ' ', '¿?', '🎉', '\u0301'].map((text) => expandQuery(text))).toEqual([[], [], [], [], []])
  })

  test('with every phrase of a group of synonyms', () => {
    const synonyms = parseSynonyms('refacciones = autopartes, piezas de auto\n\nsolo\n= ,')
    expect(synonyms.map((group) => group.map((phrase) => phrase.map(({ word }) => word)))).toEqual([
      [['refacciones'], ['autopartes'], ['piezas', 'de', 'auto']],
    ])
    expect(expandQuery('autoparte ford', synonyms).map(({ all }) => all.join(' '))).toEqual([
      'autoparte ford',
      'refacciones ford',
      'piezas de auto ford',
    ])
  })
})
