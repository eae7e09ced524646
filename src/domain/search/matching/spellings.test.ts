import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzyLength } from '../../../contract/spanish/fuzzy.ts'
import { beginsWith, matchWord } from '../../../contract/spanish/matching.ts'
import { spellingsOf } from './spellings.ts'

const wordOf = (minLength: number) =>
  fc.string({ unit: fc.constantFrom(...'aonñsez'), minLength, maxLength: 9 })

test('marks of a fuzzy match cover what one of the spellings finds', () => {
  fc.assert(
    fc.property(wordOf(1), wordOf(4), (typed, written) => {
      fc.pre(matchWord(typed, written) === null)
      const spellings = spellingsOf(typed).filter((one) => matchWord(one, written))
      const beginnings = spellings.filter((one) => beginsWith(written, one)).map((one) => one.length)
      const length = beginnings.length > 0 ? Math.max(...beginnings) : written.length
      expect(fuzzyLength(typed, written)).toBe(spellings.length > 0 ? length : 0)
    }),
    { numRuns: 2000 },
  )
})
