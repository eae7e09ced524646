import { expect, test } from 'vitest'
import { branchOf } from '../../../bench/branches.ts'
import { matchWord } from '../../contract/matching.ts'
import { forms, wordsOf } from '../../contract/spanish.ts'
import { termOf } from './terms.ts'
import { changedTerms, indexTags, searchTag } from './wordTags.ts'

/** A search that finds a word has to be dropped with a change of the word. */

const texts = Array.from({ length: 120 }, (_, n) => branchOf(n + 1))
const words = [
  ...new Set(
    [...texts.map(({ nombre, descripcion }) => `${nombre} ${descripcion}`), 'uña una lápices lapiz luces']
      .flatMap(wordsOf)
      .map(({ word }) => word),
  ),
]

test('a typed word watches every word that it finds', () => {
  const typed = new Set(words.flatMap((word) => [word, word.slice(0, 1), word.slice(0, 4), ...forms(word)]))
  const watched = new Map(
    words.map((word) => [word, new Set(indexTags('empresa', [termOf('empresa', word, 'name')]))]),
  )
  let found = 0
  for (const one of typed)
    for (const word of words) {
      if (matchWord(one, word) === null) continue
      found++
      expect([one, word, watched.get(word)?.has(searchTag('empresa', one))]).toEqual([one, word, true])
    }
  expect(found).toBeGreaterThan(words.length)
})

const kept = (rank: number, name: string, terms: string) => ({ rank, name, terms, category_terms: '' })

test.each([
  ['other words', kept(1, 'pan', 'epan b|eluz d'), kept(1, 'pan', 'epan b|esol d'), ['eluz d', 'esol d']],
  ['another place', kept(1, 'pan', 'epan b'), kept(2, 'pan', 'epan b'), ['epan b']],
  [
    'the same words in another order',
    kept(1, 'a b', 'ea b|eb b'),
    kept(1, 'b a', 'ea b|eb b'),
    ['ea b', 'eb b'],
  ],
  ['nothing else', kept(1, 'pan', 'epan b'), kept(1, 'pan', 'epan b'), []],
  ['all, a new record', undefined, kept(1, 'pan', 'epan b'), ['epan b']],
  ['all, one that is gone', kept(1, 'pan', 'epan b'), undefined, ['epan b']],
])('%s: the words under which searches find a record otherwise', (_, before, now, changed) => {
  expect([...new Set(changedTerms(before, now))]).toEqual(changed)
})
