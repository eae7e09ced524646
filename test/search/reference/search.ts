import type { EmpresaTexts } from '../../support/branches.ts'
import { type Reading, readingsOf, wordsIn, wordsOf } from './words.ts'
import { type Alphabet, begins, ENYE_APART, isForm, N_FOR_ENYE } from './writing.ts'

/**
 * The rules of the search, as plainly as possible: it reads every branch for every text. The index must give the same
 * answer. These files import nothing from src/, so that a mistake in a shared function cannot hide. Returns the ids of
 * the found branches, best first; null when the text has no word (contract.md, sections 8 and 10).
 */
export function searchByReading(empresas: readonly EmpresaTexts[], text: string): number[] | null {
  const readings = readingsOf(text)
  if (readings.length === 0) return null
  return ranked(empresas, readings)
}

/** Smaller is better. `tier`: 0 the whole name, 1 its beginning, then the field of the worst word. */
interface Score {
  readonly tier: number
  /** 1 when the branch has this tier only because a typed `n` stands for `ñ`. */
  readonly enye: 0 | 1
}

const EXACT_NAME = 0
const BEGINNING_OF_NAME = 1
const FIRST_FIELD = 2

function ranked(empresas: readonly EmpresaTexts[], readings: readonly Reading[]): number[] {
  // Branches with the same texts have the same score.
  const scores = new Map<string, Score | null>()
  const found = empresas.flatMap((empresa) => {
    const key = JSON.stringify(fieldsOf(empresa))
    if (!scores.has(key)) scores.set(key, bestScore(empresa, readings))
    const score = scores.get(key)
    return score ? [{ ...empresa, ...score }] : []
  })
  found.sort((a, b) => compare(a, b) || a.orden - b.orden || a.id - b.id)
  return found.map(({ id }) => id)
}

const compare = (a: Score, b: Score): number => a.tier - b.tier || a.enye - b.enye

function bestScore(empresa: EmpresaTexts, readings: readonly Reading[]): Score | null {
  const scores = readings.flatMap((reading) => scoreOf(empresa, reading) ?? [])
  return scores.sort(compare)[0] ?? null
}

function scoreOf(empresa: EmpresaTexts, reading: Reading): Score | null {
  const tier = tierOf(empresa, reading, N_FOR_ENYE)
  if (tier === null) return null
  return { tier, enye: tierOf(empresa, reading, ENYE_APART) === tier ? 0 : 1 }
}

function tierOf(empresa: EmpresaTexts, reading: Reading, alphabet: Alphabet): number | null {
  const name = wordsOf(empresa.nombre).join(' ')
  const typed = reading.words.join(' ')
  if (begins(name, typed, alphabet)) return name.length === typed.length ? EXACT_NAME : BEGINNING_OF_NAME
  const fields = fieldsOf(empresa).map((field) => wordsIn(field ?? ''))
  const places = reading.wanted.map((word) => {
    const finds = (written: string) => begins(written, word, alphabet) || isForm(written, word, alphabet)
    return fields.findIndex((words) => words.some(finds))
  })
  return places.includes(-1) ? null : FIRST_FIELD + Math.max(...places)
}

/** Returns the fields, the best first. */
const fieldsOf = ({ nombre, categoria, direccion, descripcion }: EmpresaTexts) => [
  nombre,
  categoria,
  direccion,
  descripcion,
]
