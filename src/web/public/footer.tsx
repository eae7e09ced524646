import { Link } from 'react-router'
import { site } from '../../contract/paths.ts'
import { site as texts } from '../../contract/textos.ts'
import type { PublicAjustes } from '../../contract/views.ts'

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['instagram', 'Instagram'],
] as const

/** The copyright line, the legal pages and the organisation's networks. */
export function Footer({ ajustes }: { ajustes: PublicAjustes | null }) {
  return (
    <footer className="no-print border-line mt-16 border-t py-10">
      <div className="wrap flex flex-wrap items-center justify-between gap-4">
        <p>{ajustes?.pie ?? texts.footer}</p>
        <ul className="flex flex-wrap gap-x-4">
          {NETWORKS.map(([key, name]) => {
            const href = ajustes?.[key]
            return href ? (
              <li key={key}>
                <a href={href} rel="noopener" className="link inline-flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ) : null
          })}
        </ul>
        <ul className="flex flex-wrap gap-x-4">
          <li>
            <Link to={site.terminos} className="link inline-flex min-h-11 items-center">
              Términos y condiciones
            </Link>
          </li>
          <li>
            <Link to={site.cookies} className="link inline-flex min-h-11 items-center">
              Política de cookies
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  )
}
