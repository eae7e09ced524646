import { describe, expect, test } from 'vitest'
import type { Block, BlockType, Marks } from './blocks.ts'
import { blockTexts, wordTexts } from './formTexts.ts'
import { type BlockChange, comparedBlocks } from './richText.ts'
import { wordsOf } from './words.ts'

const block = (type: BlockType, ...texts: (string | [string, Marks])[]): Block => ({
  form: { type, depth: type === 'ul' || type === 'ol' ? 1 : 0, align: '' },
  tokens: texts.flatMap((one) => {
    const [text, marks] = typeof one === 'string' ? [one, {}] : one
    return wordsOf(text).map((word) => ({ text: word, marks }))
  }),
})
const p = (...texts: (string | [string, Marks])[]) => block('p', ...texts)

const textOf = (tokens: readonly { text: string }[]) => tokens.map(({ text }) => text).join('')

/** Writes a change in a line: what it is, in which form, and the words. */
function shown(change: BlockChange): string {
  if (change.how === 'same') return `= ${change.blocks.map(({ tokens }) => textOf(tokens)).join(' | ')}`
  if (change.how !== 'changed') return `${change.how === 'gone' ? '-' : '+'} ${textOf(change.block.tokens)}`
  const parts = change.parts.map(({ same, old, now, changes }) => {
    if (!same) return `[${textOf(old)}→${textOf(now)}]`
    return changes.length > 0 ? `{${textOf(now)}: ${wordTexts(changes)}}` : textOf(now)
  })
  return ['~', ...blockTexts(change.old.form, change.now.form), parts.join('')].join(' ')
}

test.each<[string, Block[], Block[], string[]]>([
  ['nothing', [p('Uno'), p('Dos')], [p('Uno'), p('Dos')], ['= Uno | Dos']],
  [
    'a word',
    [p('Uno'), p('Pan dulce hoy')],
    [p('Uno'), p('Pan salado hoy')],
    ['= Uno', '~ Pan [dulce→salado] hoy'],
  ],
  ['a new block', [p('Uno'), p('Tres')], [p('Uno'), p('Dos'), p('Tres')], ['= Uno', '+ Dos', '= Tres']],
  ['a block that is gone', [p('Uno'), p('Dos')], [p('Dos')], ['- Uno', '= Dos']],
  [
    'a block written anew',
    [p('Ayer llovió mucho')],
    [p('Hoy sale el sol')],
    ['- Ayer llovió mucho', '+ Hoy sale el sol'],
  ],
  ['a heading', [p('Horario')], [block('h2', 'Horario')], ['~ Pasó a encabezado 2 Horario']],
  ['a list', [p('Pan')], [block('ul', 'Pan')], ['~ Pasó a lista con viñetas Pan']],
  [
    'bold words',
    [p('Pan muy bueno')],
    [p('Pan ', ['muy bueno', { bold: '' }])],
    ['~ Pan {muy bueno: ahora en negrita}'],
  ],
  [
    'a link',
    [p('Visita ', ['aquí', { link: '/a' }])],
    [p('Visita ', ['aquí', { link: '/b' }])],
    ['~ Visita {aquí: ahora con enlace a /b}'],
  ],
  [
    'a colour of the toolbar',
    [p('Rojo')],
    [p(['Rojo', { colour: 'rgb(176, 33, 59)' }])],
    ['~ {Rojo: ahora en color rojo}'],
  ],
  [
    'form and words',
    [p(['Pan', { bold: '' }], ' dulce y café')],
    [p('Pan salado y café')],
    ['~ {Pan: ahora sin negrita} [dulce→salado] y café'],
  ],
  [
    'a block between two that changed',
    [p('La feria es el martes'), p('Entrada libre para niños')],
    [p('La feria es el jueves'), p('Habrá música'), p('Entrada libre para todos')],
    ['~ La feria es el [martes→jueves]', '+ Habrá música', '~ Entrada libre para [niños→todos]'],
  ],
])('shows %s', (_, old, now, expected) => {
  expect(comparedBlocks(old, now).map(shown)).toEqual(expected)
})

test('shows a picture’s new description', () => {
  const picture = (alt: string): Block => ({
    ...p(),
    tokens: [{ text: '/img/contenido/a.webp', alt, marks: {} }],
  })
  const [change] = comparedBlocks([picture('')], [picture('La plaza')])
  expect(change && shown(change)).toContain('su descripción ahora es «La plaza»')
})

describe('a text of 500 KB', () => {
  const sentence = (n: number) => `El párrafo ${n} habla del comercio de la calle ${n * 7} y de su gente.`
  const blocks = Array.from({ length: 7000 }, (_, n) => p(sentence(n)))

  test('with some changed blocks is compared by word', () => {
    const changed = blocks.map((one, n) => (n % 1000 === 5 ? p(sentence(n).replace('habla', 'trata')) : one))
    const changes = comparedBlocks(blocks, changed)
    expect(changes.filter(({ how }) => how === 'changed')).toHaveLength(7)
  })

  test('that was written anew keeps every block of both, within bounds', () => {
    const other = blocks.map((_, n) => p(`Nada de aquello ${n} queda; esto es distinto: ${n * 3}.`))
    const changes = comparedBlocks(blocks, other)
    const of = (how: string) => changes.filter((one) => one.how === how).length
    expect(of('gone') + of('changed')).toBe(7000)
    expect(of('new') + of('changed')).toBe(7000)
  })

  test('whose every block changed by a word is compared as long as the work is bounded, then whole', () => {
    const changed = blocks.map((_, n) => p(sentence(n).replace('habla', 'trata')))
    const changes = comparedBlocks(blocks, changed)
    expect(changes.every(({ how }) => how === 'changed')).toBe(true)
  })
})
