import { expect, test } from 'vitest'
import { branchOf } from '../../../../bench/branches.ts'
import { matchWord } from '../../../contract/spanish/matching.ts'
import { forms, wordsOf } from '../../../contract/spanish/spanish.ts'
import { termOf } from './terms.ts'
import { changedTerms, indexTags, searchTags } from './wordTags.ts'

/** A kept search that finds a word must be dropped with a change of the word. */

const texts = Array.from({ length: 120 }, (_, n) => branchOf(n + 1))
const words = [
  ...new Set(
    [...texts.map(({ nombre, descripcion }) => `${nombre} ${descripcion}`), 'uña una lápices lapiz luces']
      .flatMap(wordsOf)
      .map(({ word }) => word),
  ),
]

test('a typed word has the tags of every word that it finds', () => {
  const typed = new Set(words.flatMap((word) => [word, word.slice(0, 1), word.slice(0, 4), ...forms(word)]))
  const told = new Map(
    words.map((word) => {
      const terms = [termOf('empresa', word, 'name')]
      const tags = (moved: string[], changed: string[]) => new Set(indexTags('empresa', [{ moved, changed }]))
      return [word, [tags(terms, []), tags([], terms)]]
    }),
  )
  let found = 0
  for (const one of typed) {
    const watched = searchTags('empresa', [one], one)
    for (const word of words) {
      if (matchWord(one, word) === null) continue
      found++
      const drops = told.get(word)?.map((tags) => watched.some((tag) => tags.has(tag)))
      expect([one, word, drops]).toEqual([one, word, [true, true]])
    }
  }
  expect(found).toBeGreaterThan(words.length)
})

const kept = (rank: number, name: string, terms: string) => ({ rank, name, terms, category_terms: '' })

const moved = (...terms: string[]) => ({ moved: terms, changed: [] })
const changed = (...terms: string[]) => ({ moved: [], changed: terms })

test.each([
  [
    'other words',
    kept(1, 'pan', 'epan b|eluz d'),
    kept(1, 'pan', 'epan b|esol d'),
    changed('eluz d', 'esol d'),
  ],
  [
    'another place',
    kept(1, 'pan', 'epan b|eluz d'),
    kept(2, 'pan', 'epan b|eluz d'),
    moved('epan b', 'eluz d'),
  ],
  [
    'the same words in another order',
    kept(1, 'a b', 'ea b|eb b'),
    kept(1, 'b a', 'ea b|eb b'),
    moved('ea b', 'eb b'),
  ],
  ['nothing else', kept(1, 'pan', 'epan b'), kept(1, 'pan', 'epan b'), changed()],
  ['all, a new record', undefined, kept(1, 'pan', 'epan b'), moved('epan b')],
  ['all, one that is gone', kept(1, 'pan', 'epan b'), undefined, moved('epan b')],
])('%s: returns the terms that changed the searches', (_, before, now, expected) => {
  const found = changedTerms(before, now)
  expect({ moved: [...new Set(found.moved)], changed: [...found.changed] }).toEqual(expected)
})
