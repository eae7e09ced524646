import type { Query } from '../../../../contract/spanish/marks.ts'
import { wordsOf } from '../../../../contract/spanish/spanish.ts'

/** Sentences about results some of which are only similar; `counted` is the number of all with its noun. */
export default function SimilarText({ query, counted }: { readonly query: Query; readonly counted: string }) {
  return sentences(query, counted)
}

function sentences({ text, similar, words }: Query, counted: string): string {
  const instead = words?.en_lugar.map(({ de, a }) => ({ de: asTyped(text, de), a: listed(a) })) ?? []
  if (!similar) {
    const behind = instead.map(({ a }) => a).join(', ')
    return behind ? `${counted}; al final, lo parecido: ${behind}` : counted
  }
  const shown = instead.map(({ de, a }) => `no hay «${de}»; se muestra ${a}`).join('; ')
  const missing = words?.falta.map((word) => asTyped(text, word)).join(', ')
  return [
    `No hay resultados exactos para «${text.trim()}».`,
    `Lo más parecido: ${counted}${shown ? ` (${shown})` : ''}.`,
    ...(missing ? [`Falta: ${missing}.`] : []),
  ].join(' ')
}

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(words.map((word) => `«${word}»`))

/** The part of a typed text from the first to the last of some of its words, which may be folded. */
function asTyped(text: string, words: string): string {
  const wanted = wordsOf(words).map(({ word }) => word)
  const typed = wordsOf(text)
  const first = typed.findIndex(({ word }) => word === wanted[0])
  const last = typed.findIndex(({ word }, at) => at >= first && word === wanted.at(-1))
  const [from, to] = [typed[first], typed[last]]
  return from && to ? text.slice(from.start, to.end) : words
}
