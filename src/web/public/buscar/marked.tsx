import { markRanges, type Query } from '../../../contract/spanish/marks.ts'
import { parseSynonyms, type Synonyms } from '../../../contract/spanish/matching.ts'
import { useSite } from '../frame/layoutData.ts'

/** A text, and in it what a search found: by the rules of the search itself, synonyms included. */
export function Marked({ text, query }: { readonly text: string; readonly query: Query | null }) {
  const { ajustes } = useSite()
  if (!query?.text) return text
  const ranges = markRanges(text, query, synonymsIn(ajustes.sinonimos ?? ''))
  const pieces = ranges.map(([start, end], at) => (
    <span key={start}>
      {text.slice(ranges[at - 1]?.[1] ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
    </span>
  ))
  return (
    <>
      {pieces}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}

let known: { readonly text: string; readonly synonyms: Synonyms } = { text: '', synonyms: [] }

/** Parsed when it changed: one list of results asks for the same ones a hundred times. */
function synonymsIn(text: string): Synonyms {
  if (text !== known.text) known = { text, synonyms: parseSynonyms(text) }
  return known.synonyms
}
