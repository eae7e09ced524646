import { lazy, Suspense } from 'react'
import type { Query } from '../../../../contract/spanish/marks.ts'

const SimilarText = lazy(() => import('./similarText.tsx'))

/**
 * What a search found, in words; `counted` is the number of results with its noun. Only who gets similar results loads the
 * sentences about them.
 */
export const Found = ({ query, counted }: { readonly query: Query; readonly counted: string }) =>
  query.similar || query.words?.en_lugar.length ? (
    <Suspense fallback={counted}>
      <SimilarText query={query} counted={counted} />
    </Suspense>
  ) : (
    counted
  )
