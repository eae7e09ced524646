import { expect, test } from 'vitest'
import { wordingOf } from '../wording.ts'
import { parseTrades, shippedWords } from './lexicon.ts'

const { trades } = shippedWords()
const nearTo = (text: string, sinonimos = '') =>
  wordingOf(sinonimos).lexicon.meaningAt(text.split(' '), 0, 'letters')?.levels[0] ?? []

test('there are at least 400 trades, each with shops of one word', () => {
  expect(trades.length).toBeGreaterThanOrEqual(400)
  for (const { levels } of trades) {
    expect(levels[0]?.length).toBeGreaterThan(0)
    for (const word of levels.flat()) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
  }
})

test.each([
  ['doctor', 'consultorio'],
  ['corte pelo', 'peluqueria'],
  ['tenis', 'zapateria'],
  ['llanta ponchada', 'llantera'],
  ['llantas ponchadas', 'llantera'],
  ['lavado coches', 'autolavado'],
  ['pollo', 'polleria'],
  ['medicinas', 'farmacia'],
  ['pasteles', 'pasteleria'],
  ['abogada', 'notaria'],
  ['lavan carros', 'autolavado'],
])('%s leads to %s', (typed, shop) => {
  const levels = wordingOf('').lexicon.meaningAt(typed.split(' '), 0, 'letters')?.levels ?? []
  expect(levels.flat()).toContain(shop)
})

test('the longest phrase counts', () => {
  const meaning = wordingOf('').lexicon.meaningAt(['corte', 'pelo', 'centro'], 0, 'letters')
  expect(meaning?.length).toBe(2)
})

test('a misspelled phrase is heard', () => {
  const { lexicon } = wordingOf('')
  expect(lexicon.meaningAt(['yanta', 'ponchada'], 0, 'letters')?.length).not.toBe(2)
  expect(lexicon.meaningAt(['yanta', 'ponchada'], 0, 'sound')?.levels[0]).toContain('llantera')
})

test('the settings add to the list, and switch phrases off', () => {
  expect(nearTo('tenis')).toContain('zapateria')
  expect(nearTo('tenis', '- tenis, botas')).toEqual([])
  expect(nearTo('tenis', '-Tenis\ntenis = canchas')).toEqual(['tenis', 'canchas'])
  expect(nearTo('tenis', 'tenis = canchas')).toEqual(expect.arrayContaining(['zapateria', 'canchas']))
})

test('a line has shops, farther shops and what people call them', () => {
  expect(parseTrades('# nota\n\ncontador(a), sastrería > costura = traje, ropa a la medida')).toEqual([
    {
      levels: [['contador', 'contadora', 'sastrería'], ['costura']],
      phrases: ['contador', 'contadora', 'sastrería', 'traje', 'ropa a la medida'],
    },
  ])
})
