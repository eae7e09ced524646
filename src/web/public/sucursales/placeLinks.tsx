import { Link } from 'react-router'
import { formatCount } from '../../../contract/values/numbers.ts'

interface LinksProps {
  readonly title: string
  readonly links: readonly { readonly to: string; readonly nombre: string; readonly total: number }[]
}

/** Links to pages of places, with how many branches each has. */
export const PlaceLinks = ({ title, links }: LinksProps) =>
  links.length > 0 && (
    <nav aria-label={title}>
      <h2 className="mb-3 text-2xl">{title}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ to, nombre, total }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {nombre} ({formatCount(total)})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
