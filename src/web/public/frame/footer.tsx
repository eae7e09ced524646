import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { siteTexts as texts } from '../../../contract/texts/site.ts'
import { Networks } from '../ui/networks.tsx'
import type { SiteAjustes } from './layoutData.ts'

const PAGES = [
  [site.sucursales, 'Sucursales'],
  [site.categorias, 'Categorías'],
  [site.terminos, 'Términos y condiciones'],
  [site.cookies, 'Política de cookies'],
] as const

/** The organisation, links to its pages and networks, and the copyright line. */
export function Footer({ ajustes }: { ajustes: SiteAjustes | null }) {
  return (
    <footer className="no-print bg-sand mt-20">
      <div aria-hidden="true" className="awning" />
      <div className="wrap grid gap-8 site-footer pt-10 md:grid-cols-[1fr_auto]">
        <div>
          {ajustes && <p className="font-display text-2xl font-semibold">{ajustes.nombre}</p>}
          {ajustes && <Networks of={ajustes} className="mt-2" />}
        </div>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {PAGES.map(([to, name]) => (
            <li key={to}>
              <Link to={to} className="hover:text-clay inline-flex min-h-11 items-center font-medium">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="border-line text-soft border-t pt-6 text-sm md:col-span-2">
          {ajustes?.pie ?? texts.footer}
        </p>
      </div>
    </footer>
  )
}
