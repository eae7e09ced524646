import { expect, test } from 'vitest'
import { isLinear, STEP } from '../../../test/support/growth.ts'
import { accountFields } from '../account.ts'
import type { Field } from '../kinds/field.ts'
import { collections } from '../resources/index.ts'
import { expandQuery, parseSynonyms } from '../spanish/matching.ts'
import { fold, foldWord, wordsOf } from '../spanish/spanish.ts'
import { dateSchema } from './dateSchema.ts'
import { estadoSchema } from './estadoSchema.ts'
import { exceptionsSchema } from './exceptions.ts'
import { hoursSchema } from './hoursSchema.ts'
import { phonesSchema } from './phones.ts'
import { pointSchema } from './pointSchema.ts'
import { boolSchema, integerSchema, optionalTextSchema, requiredTextSchema } from './schemas.ts'
import { telephoneParts } from './telephone.ts'

/** Readers of texts take time in proportion to the length, because a body may hold 36 MB. */

/** Fillings that have made patterns slow, and similar ones. */
const fillings = [
  ...['1', '0', '.', '-', '+', ' ', '\n', '\r\n', '\t', ',', '()', ' ,', ' ext', 'ext. ', '1 ', '1.', '-1'],
  ...[
    'a',
    'a.',
    'a-',
    'A',
    '@',
    'a@',
    'a=',
    '.a',
    '/',
    '?',
    '%41',
    ':',
    '\\',
    '"',
    '<',
    '&',
    '<b>',
    '&lt;',
    '{',
  ],
  ...[
    '\u0000',
    '\u200b',
    '\u0085',
    '\u0301\u0316',
    '\uff9e\u0301',
    'ñ',
    'n\u0303',
    'ß',
    '🎉',
    '\ud800',
    '。',
  ],
]

type Reader = (text: string) => unknown

/**
 * Returns the texts that take a reader longer than in proportion to their length. `sizes` are in UTF-16 units; each is
 * compared with 8 times as much.
 */
function slowFor(readers: Map<string, Reader>, beginnings: readonly string[], sizes: readonly number[]) {
  const slow: string[] = []
  for (const beginning of beginnings)
    for (const filling of fillings) {
      const text = (size: number) => `${beginning}${filling.repeat(Math.ceil(size / filling.length))}x`
      const texts = sizes.map((size) => [text(size), text(size * STEP)] as const)
      for (const [name, read] of readers)
        if (!texts.every(([less, more]) => isLinear(read, less, more)))
          slow.push(`${name}: ${beginning} and ${JSON.stringify(filling)}`)
    }
  return slow
}

test('every validator reads a million of a text’s worst letters in linear time', () => {
  const validators = new Map<string, Reader>()
  const add = (name: string, { safeParse }: { safeParse: Reader }) =>
    validators.set(name, (text) => safeParse(text))
  add('a page', integerSchema(1, 1_000_000_000))
  add('a yes or no', boolSchema())
  add('any text', optionalTextSchema(200))
  add('a login’s password', requiredTextSchema(200))
  for (const [name, schema] of Object.entries(accountFields)) add(`an account’s ${name}`, schema)
  add('a point', pointSchema())
  add('a state', estadoSchema())
  add('a date', dateSchema())
  const hours = hoursSchema()
  validators.set('a day’s hours', (text) => hours.safeParse({ lunes: text, [text]: '' }))
  const exceptions = exceptionsSchema()
  validators.set('an exception', (text) =>
    exceptions.safeParse([{ fecha: text, intervalos: text, nota: text }]),
  )
  const phones = phonesSchema()
  validators.set('a further telephone', (text) => phones.safeParse([{ nombre: text, numero: text }]))
  // Fields with one description have one reader.
  for (const resource of Object.values(collections))
    for (const { kind, required, max, min, schema } of Object.values<Field>(resource.fields))
      add([kind, required, max, min].join(), schema)
  expect(slowFor(validators, ['', 'a@', 'https://', '55 '], [2 ** 11, 2 ** 14, 2 ** 17])).toEqual([])
})

test('so does every reader of stored texts', () => {
  const readers = new Map<string, Reader>([
    ['what is compared and sorted', fold],
    ['what is searched', foldWord],
    ['words', wordsOf],
    ['a telephone’s parts', telephoneParts],
    ['synonyms', (text) => expandQuery('a', parseSynonyms(text))],
  ])
  expect(slowFor(readers, ['', 'n'], [2 ** 12])).toEqual([])
})
