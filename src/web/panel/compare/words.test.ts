import { describe, expect, test } from 'vitest'
import type { Stretch } from './stretches.ts'
import { comparedTexts } from './words.ts'

/** Writes a comparison as one text: `[gone→new]`. */
const shown = (stretches: readonly Stretch<string>[]) =>
  stretches.map(({ same, old, now }) => (same ? now.join('') : `[${old.join('')}→${now.join('')}]`)).join('')

test.each([
  ['Pan dulce', 'Pan dulce', 'Pan dulce'],
  ['Pan dulce y café', 'Pan salado y café', 'Pan [dulce→salado] y café'],
  ['Abierto de 8 a 20', 'Abierto de 9 a 20', 'Abierto de [8→9] a 20'],
  ['Mesas, sillas.', 'Mesas y sillas.', 'Mesas[,→ y] sillas.'],
  ['Café', 'Cafe', '[Café→Cafe]'],
  ['', 'Nuevo', '[→Nuevo]'],
  ['Algo', '', '[Algo→]'],
  ['', '', ''],
  ['Uno\nDos', 'Uno\n\nDos', 'Uno\n[→\n]Dos'],
  ['muy  lejos', 'muy lejos', 'muy[  → ]lejos'],
  // Small words that two sentences have by chance do not cut them into pieces.
  ['La casa de mi abuela', 'El pan de cada martes', '[La casa de mi abuela→El pan de cada martes]'],
])('compares %j with %j', (old, now, expected) => {
  expect(shown(comparedTexts(old, now))).toBe(expected)
})

describe('a text of 200 KB', () => {
  const words = Array.from({ length: 30_000 }, (_, n) => `palabra${n % 997}`)
  const long = words.join(' ')

  test('with changes far from each other is compared by word', () => {
    const changed = words.map((word, n) => (n % 5000 === 100 ? 'OTRA' : word)).join(' ')
    const stretches = comparedTexts(long, changed)
    expect(stretches.filter(({ same }) => !same)).toHaveLength(6)
  })

  test('that was written anew costs no more than a bounded number of steps, and loses nothing', () => {
    const other = words.toReversed().join(' ')
    const stretches = comparedTexts(long, other)
    expect(stretches.flatMap(({ old }) => old).join('')).toBe(long)
    expect(stretches.flatMap(({ now }) => now).join('')).toBe(other)
    expect(stretches.length).toBeLessThan(5)
  })
})
