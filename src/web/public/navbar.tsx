import { NavLink } from 'react-router'
import { imagePath, site } from '../../contract/paths.ts'
import type { PublicAjustes } from '../../contract/views.ts'
import { SessionLink } from './sessionLink.tsx'

/** Inicio, Categorías, Blog, the guides, the logo in the middle, and who is logged in. */
export function Navbar({ ajustes }: { ajustes: PublicAjustes | null }) {
  const name = ajustes?.nombre ?? 'Inicio'
  return (
    <header className="no-print border-line bg-paper/95 sticky top-0 z-30 border-b">
      <nav
        aria-label="Principal"
        className="wrap flex flex-wrap items-center justify-center gap-x-5 py-2 md:justify-between"
      >
        <ul className="order-2 flex flex-wrap items-center gap-x-1 sm:gap-x-3 md:order-1 md:flex-1">
          <Item to={site.home}>Inicio</Item>
          <Item to={site.categorias}>Categorías</Item>
          <Item to={site.blog}>Blog</Item>
        </ul>
        <NavLink
          to={site.home}
          className="font-display order-1 w-full py-1 text-center text-lg font-bold md:order-2 md:w-auto"
        >
          {ajustes?.logo ? (
            <img src={imagePath('ajustes', ajustes.logo, 400)} alt={name} className="mx-auto h-10 w-auto" />
          ) : (
            name
          )}
        </NavLink>
        <ul className="order-3 flex flex-wrap items-center gap-x-1 sm:gap-x-3 md:flex-1 md:justify-end">
          <Guide href={site.cotizacion}>Cotización</Guide>
          <Guide href={site.manual}>Manual</Guide>
          <li>
            <SessionLink />
          </li>
        </ul>
      </nav>
    </header>
  )
}

const look = 'inline-flex min-h-11 items-center px-2 font-medium hover:text-clay'

function Item({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === site.home}
        className={({ isActive }) => `${look} ${isActive ? 'text-clay' : ''}`}
      >
        {children}
      </NavLink>
    </li>
  )
}

function Guide({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener" className={look}>
        {children}
      </a>
    </li>
  )
}
