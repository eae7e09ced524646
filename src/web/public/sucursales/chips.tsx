import { Link } from 'react-router'
import type { Chip } from './chosen.ts'

/** What is chosen, each with a link that takes it away. */
export function Chips({ chips, text }: { chips: readonly Chip[]; text: string | null }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filtros elegidos" className="no-print mt-4 flex flex-wrap gap-2">
      {chips.map(({ label, to }) => (
        <li key={to} className="max-w-full min-w-0">
          <Link to={to} replace preventScrollReset className="chip" aria-label={`Quitar el filtro ${label}`}>
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={text ? `?q=${encodeURIComponent(text)}` : '?'}
            className="link inline-flex min-h-11 items-center"
          >
            Quitar todos
          </Link>
        </li>
      )}
    </ul>
  )
}
