import { Link } from 'react-router'
import { type SiteKind, siteKindNames } from '../../../contract/siteKinds.ts'
import type { SiteAnswer } from '../../../contract/views.ts'
import { kindTitle, searchAddress } from './kinds.ts'

/** Links to the results of each kind and to all of them; nothing when there is only one kind. */
export function KindNav(props: { text: string; totales: SiteAnswer['totales']; only: SiteKind | null }) {
  const { text, totales, only } = props
  const kinds = siteKindNames.filter((kind) => totales[kind] > 0 || kind === only)
  if (kinds.length < 2) return null
  return (
    <nav aria-label="Qué resultados se muestran" className="no-print mt-4">
      <ul className="flex flex-wrap gap-2">
        {[null, ...kinds].map((kind) => (
          <li key={kind}>
            <Link
              to={searchAddress(text, kind)}
              aria-current={kind === only ? 'page' : undefined}
              className="button-quiet aria-[current]:bg-teal aria-[current]:border-teal aria-[current]:text-paper px-[min(1rem,4vw)]"
            >
              {kind ? kindTitle(kind) : 'Todo'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
