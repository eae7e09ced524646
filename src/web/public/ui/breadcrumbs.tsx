import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'

/** Names and paths, from below the home page to the page itself. */
export type Trail = readonly (readonly [string, string])[]

export const fromHome = (trail: Trail): Trail => [['Inicio', site.home], ...trail]

/** The path to this page; the last name is the page itself. */
export function Breadcrumbs({ trail }: { trail: Trail }) {
  const steps = fromHome(trail)
  return (
    <nav aria-label="Ruta" className="no-print text-soft text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(([name, path], index) => (
          <li key={path} className="flex min-w-0 items-center gap-x-2 wrap-anywhere">
            {index === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <>
                <Link to={path} className="hover:text-clay inline-block py-1.5 underline underline-offset-4">
                  {name}
                </Link>
                <span aria-hidden="true">›</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
