import type { Intent } from '../../../contract/spanish/intent.ts'
import { numbersOf } from '../../../contract/spanish/spanish.ts'
import { fromDiminutive, relativesOf } from '../../../contract/spanish/wordFamilies.ts'
import type { Lexicon, Meaning } from './lexicon.ts'

/** A part of a text that is looked for as one: a word, or a phrase of the list of trades. */
export interface Part {
  readonly words: readonly string[]
  /** The words of its family, in levels (lexicon.ts). */
  readonly levels: readonly (readonly string[])[]
  /** Whether the list of trades has it as it is typed, and not only by its sound or its endings. */
  readonly listed: boolean
}

/** More words of one text are not looked for; they count as missing. */
export const MOST_PARTS = 8

/** Takes the words of a text apart by the phrases of the list, longest first. */
export function partsOf({ words }: Pick<Intent, 'words'>, lexicon: Lexicon, by: 'letters' | 'sound'): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < words.length; ) {
    const meaning = lexicon.meaningAt(words, at, 'letters')
    const heard = meaning || by === 'letters' ? null : lexicon.meaningAt(words, at, 'sound')
    const length = (meaning ?? heard)?.length ?? 1
    const own = words.slice(at, at + length)
    parts.push({
      words: own,
      levels: (meaning ?? heard)?.levels ?? derived(own[0] ?? '', lexicon),
      listed: meaning !== null,
    })
    at += length
  }
  return parts
}

/** Returns the family of a word that is not listed: what it is a diminutive of, or its relatives by their endings. */
function derived(word: string, lexicon: Lexicon): Meaning['levels'] {
  if (!lexicon.trades) return []
  const bases = fromDiminutive(word)
  if (bases.length === 0) return [[...new Set(numbersOf(word).flatMap(relativesOf))]]
  const meanings = bases.flatMap((base) => lexicon.meaningAt([base], 0, 'letters') ?? [])
  const deepest = Math.max(0, ...meanings.map(({ levels }) => levels.length))
  const levels = Array.from({ length: deepest }, (_, at) => meanings.flatMap((one) => one.levels[at] ?? []))
  return [bases, ...levels]
}

/** Takes a phrase apart into its words. */
export const singly = (part: Part, lexicon: Lexicon): Part[] =>
  part.words.flatMap((word) => partsOf({ words: [word] }, lexicon, 'sound'))
