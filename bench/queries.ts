import { branchOf, randomOf, rareName } from './branches.ts'

/** Search texts by kind: always the same text for the same round and directory size. */

type Text = (round: number, size: number) => string

const COMMON =
  'tacos farmacia restaurante centro juárez hernández taller domicilio garantía refacciones abarrotes flores garcía panadería calle'.split(
    ' ',
  )
const LETTERS = [...'abcdefghijklmnñopqrstuvwxyz']

const common: Text = (round) => pick(COMMON, round, 1)
const rare: Text = (round, size) => {
  const { descripcion } = branchOf(1 + Math.floor(randomOf(round + 7)() * size))
  return (descripcion?.match(/(\S+)\.$/)?.[1] ?? '').toLowerCase()
}

const twoWords: Text = (round) => `${pick(COMMON, round, 3)} ${pick(COMMON, round, 4)}`

/** Each text, and whether to search in a category; all in turn. */
export const QUERY_KINDS: readonly (readonly [kind: string, text: Text, inCategory?: true])[] = [
  ['common', common],
  ['rare', rare],
  ['one letter', (round) => LETTERS[round % LETTERS.length] ?? ''],
  ['mistyped', (round, size) => mistyped(round % 2 ? common(round, size) : rare(round, size), round)],
  ['absent', (round) => rareName(randomOf(round + 11)) + rareName(randomOf(round + 12))],
  ['two words', twoWords],
  ['rare and common', (round, size) => `${rare(round, size)} ${common(round, size)}`],
  ['keystroke', (round) => common(round, 0).slice(0, 1 + (round % 8))],
  ['common, in a category', common, true],
  ['rare, in a category', rare, true],
  ['one letter, in a category', (round) => LETTERS[round % LETTERS.length] ?? '', true],
  ['two words, in a category', twoWords, true],
]

const pick = (list: readonly string[], round: number, salt: number): string =>
  list[Math.floor(randomOf(round * 31 + salt)() * list.length)] ?? ''

/** Changes one letter, but not the first. */
function mistyped(word: string, round: number): string {
  const letters = [...word]
  letters[1 + Math.floor(randomOf(round)() * (letters.length - 1))] = 'k'
  return letters.join('')
}
