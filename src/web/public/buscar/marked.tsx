import { lazy, Suspense } from 'react'
import type { Query } from '../../../contract/spanish/marks.ts'

const MarkedWords = lazy(() => import('./markedWords.tsx'))

/** A text with the matches of a search highlighted. Only who searches loads the rules for it. */
export const Marked = ({ text, query }: { readonly text: string; readonly query: Query | null }) =>
  query?.text ? (
    <Suspense fallback={text}>
      <MarkedWords text={text} query={query} />
    </Suspense>
  ) : (
    text
  )
