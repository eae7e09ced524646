import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, foldWord, forms, joinedWordsOf, stems, wordsOf } from './spanish.ts'

describe('fold compares text', () => {
  test('without accents, case, control characters and doubled spaces', () => {
    expect(fold('  Ágil\u0000  CAFÉ\n Ü ')).toBe('agil cafe u')
  })

  test('with ñ after n and before o', () => {
    const names = ['ola', 'ñu', 'nz', 'na', 'N\u0303A']
    expect(names.toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1))).toEqual([
      'na',
      'nz',
      'N\u0303A',
      'ñu',
      'ola',
    ])
  })
})

describe('words', () => {
  const words = (text: string) => wordsOf(text).map(({ word }) => word)

  test('are separated by every sign and folded, with ñ kept', () => {
    expect(words('¡Ñandú, S.O.S. 24/7!')).toEqual(['ñandu', 's', 'o', 's', '24', '7'])
    expect(words('N\u0303andu\u0301 ﬁn')).toEqual(['ñandu', 'fin'])
  })

  test('have their place in the text', () => {
    expect(wordsOf('a Peña').at(-1)).toEqual({ word: 'peña', start: 2, end: 6 })
  })

  test('that only signs separate are joined, from each of them on', () => {
    expect(joinedWordsOf('S.O.S. ya').map(({ word }) => word)).toEqual(['sos', 'os'])
  })
})

test('forms are exactly the words that share a stem', () => {
  const letters = fc
    .array(fc.constantFrom(...'aeosrzyncl'), { minLength: 4, maxLength: 7 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(letters, (word) => {
      const found = forms(word)
      expect(found).toContain(word)
      for (const form of found) expect(stems(form).some((stem) => stems(word).includes(stem))).toBe(true)
      for (const other of [`${word}s`, `${word}es`, word.replace(/z$/, 'ces')])
        if (stems(other).some((stem) => stems(word).includes(stem))) expect(found).toContain(other)
    }),
  )
})

test('every function accepts any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const surrogate = `${text}\uD83D`
      expect(fold(surrogate).isWellFormed()).toBe(true)
      expect(foldWord(text)).toMatch(/^[\p{L}\p{N}]*$/u)
      for (const { word, start, end } of wordsOf(surrogate)) {
        expect(word.length).toBeGreaterThan(0)
        expect(foldWord(surrogate.slice(start, end))).toBe(word)
      }
    }),
  )
})
