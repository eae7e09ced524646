import { markRanges, type Query } from '../../../contract/spanish/marks.ts'
import { parseSynonyms, type Synonyms } from '../../../contract/spanish/matching.ts'
import { useSite } from '../frame/layoutData.ts'

/** A text with the matches of a search highlighted, by the search's own rules, including synonyms. */
export default function MarkedWords({ text, query }: { readonly text: string; readonly query: Query }) {
  const { ajustes } = useSite()
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

/** Parses the synonyms once for each text, because a list of results needs them a hundred times. */
function synonymsIn(text: string): Synonyms {
  if (text !== known.text) known = { text, synonyms: parseSynonyms(text) }
  return known.synonyms
}
