import { isStopWord, joinedWordsOf, stems, wordsJoined, wordsOf } from '../../contract/spanish.ts'
import { spellingsOf } from './typos.ts'

/** What a branch is found by. */
export interface EmpresaTexts {
  readonly id: number
  readonly orden: number
  readonly nombre: string
  readonly categoria: string | null
  readonly direccion: string | null
  readonly descripcion: string | null
}

/**
 * The rules of the search as plainly as they can be written: every branch is looked at. Slow, and what the tests hold the
 * index against.
 */
export function searchByReading(empresas: readonly EmpresaTexts[], text: string): number[] | null {
  const readings = [wordsOf(text), wordsJoined(text)].map((words) => words.map(({ word }) => word))
  if (readings[0]?.length === 0) return null
  const asTyped = inOrder(empresas, (one) => best(readings.map((words) => judge(one, words, true))))
  if (asTyped.length > 0) return asTyped
  return inOrder(empresas, (one) => best(readings.map((words) => judge(one, words, false))))
}

interface Judgement {
  readonly kind: number
  readonly enye: number
}

function inOrder(
  empresas: readonly EmpresaTexts[],
  judged: (one: EmpresaTexts) => Judgement | null,
): number[] {
  const known = new Map<string, Judgement | null>()
  const found = empresas.flatMap((one) => {
    const texts = JSON.stringify([one.nombre, one.categoria, one.direccion, one.descripcion])
    if (!known.has(texts)) known.set(texts, judged(one))
    const judgement = known.get(texts)
    return judgement ? [{ ...one, ...judgement }] : []
  })
  found.sort((a, b) => a.kind - b.kind || a.enye - b.enye || a.orden - b.orden || a.id - b.id)
  return found.map(({ id }) => id)
}

function best(judgements: readonly (Judgement | null)[]): Judgement | null {
  const found = judgements.filter((one) => one !== null).sort((a, b) => a.kind - b.kind || a.enye - b.enye)
  return found[0] ?? null
}

function judge(one: EmpresaTexts, words: readonly string[], literal: boolean): Judgement | null {
  const loose = kindOf(one, words, literal, (letter) => letter.replaceAll('ñ', 'n'))
  if (loose === null) return null
  const strict = kindOf(one, words, literal, (letter) => letter)
  return { kind: loose, enye: strict === loose ? 0 : 1 }
}

type Written = (letter: string) => string

function kindOf(
  one: EmpresaTexts,
  words: readonly string[],
  literal: boolean,
  written: Written,
): number | null {
  const name = wordsOf(one.nombre)
    .map(({ word }) => word)
    .join(' ')
  const typed = words.join(' ')
  if (literal && finds(typed, name, written)) return name.length === typed.length ? 0 : 1
  const last = words.length - 1
  const telling = words.every(isStopWord)
    ? words
    : words.filter((word, at) => at === last || !isStopWord(word))
  const places = telling.map((word) => placeOf(one, literal ? [word] : spellingsOf(word), written))
  return places.includes(Infinity) ? null : Math.max(...places)
}

function placeOf(one: EmpresaTexts, spellings: readonly string[], written: Written): number {
  const fields = [one.nombre, one.categoria, one.direccion, one.descripcion]
  const at = fields.findIndex((field) => {
    const words = [...wordsOf(field ?? ''), ...joinedWordsOf(field ?? '')]
    return words.some(({ word }) =>
      spellings.some((typed) => finds(typed, word, written) || isForm(typed, word, written)),
    )
  })
  return at < 0 ? Infinity : at + 2
}

/** Whether what is written begins with what is typed; a typed `n` may stand for what `written` makes an `n`. */
function finds(typed: string, text: string, written: Written): boolean {
  return [...typed].every((letter, at) => {
    const other = [...text][at] ?? ''
    return letter === other || (letter === 'n' && written(other) === 'n')
  })
}

function isForm(typed: string, word: string, written: Written): boolean {
  if (typed.length < 4) return false
  return stems(typed).some((a) => stems(word).some((b) => a.length === b.length && finds(a, b, written)))
}
