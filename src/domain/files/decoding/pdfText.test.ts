import { expect, test } from 'vitest'
import { cleanText } from './pdfText.ts'

test.each([
  ['Pen\u0303afiel y panaderi\u0301a', 'Peñafiel y panadería'],
  ['  uno\r\n\t dos\u00A0tres \n', 'uno dos tres'],
  ['o\uFB01cina, \uFB02or', 'oficina, flor'],
  ['pana\u00ADdería, pana\u0002\r\ndería, pana\uFFFE\r\ndería', 'panadería, panadería, panadería'],
  ['n.º 5, ½ kilo, Ñandú™', 'n.º 5, ½ kilo, Ñandú™'],
  ['a\0b\u200B \uD800 c', 'ab c'],
  ['entre-semana', 'entre-semana'],
])('%j is read as %j', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
})
