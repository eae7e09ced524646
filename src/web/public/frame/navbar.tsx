import { useRef } from 'react'
import { NavLink } from 'react-router'
import { imageSize } from '../../../contract/images.ts'
import { imagePath, site } from '../../../contract/paths.ts'
import { useSession } from '../../session.ts'
import type { SiteAjustes } from './layoutData.ts'
import { useLeavingBar } from './leavingBar.ts'
import { SearchLink } from './searchLink.tsx'
import { Own, SessionLink } from './sessionLink.tsx'

const look = 'inline-flex min-h-11 items-center px-2.5 font-medium whitespace-nowrap hover:text-clay'

/** Inicio, Categorías, Blog, the two guides, the logo in the middle, and the login. */
export function Navbar({ ajustes }: { ajustes: SiteAjustes | null }) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const session = useSession()
  return (
    <header
      ref={useLeavingBar()}
      className="site-bar no-print border-line bg-paper sticky top-0 z-30 border-b"
    >
      <nav
        aria-label="Principal"
        className="site-bar-row mx-auto max-w-7xl items-center gap-1 px-3 py-2 sm:gap-2 sm:px-6"
      >
        <button type="button" popoverTarget="menu" aria-label="Menú" className="icon-button bar:hidden">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
        {/* On a narrow screen the browser opens and closes the menu itself, before and without any script. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: closes behind the link that was chosen inside. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard clicks as well. */}
        <div id="menu" ref={menu} popover="auto" onClick={close} className="site-menu">
          <ul className="bar:flex">
            <Item to={site.home}>Inicio</Item>
            <Item to={site.categorias}>Categorías</Item>
            <Item to={site.blog}>Blog</Item>
            <Guide href={site.cotizacion}>Cotización</Guide>
            <Guide href={site.manual}>Manual</Guide>
          </ul>
          <Own className="border-line mt-2 flex flex-wrap border-t pt-2 bar:hidden" />
        </div>
        <Logo ajustes={ajustes} />
        <div className="site-bar-end flex items-center justify-end gap-1 sm:gap-2">
          {/* The area of a logged-in person has more links here. */}
          <SearchLink brief={session !== null} />
          <SessionLink />
        </div>
      </nav>
    </header>
  )
}

function Logo({ ajustes }: { ajustes: SiteAjustes | null }) {
  const name = ajustes?.nombre ?? 'Inicio'
  const size = ajustes?.logo ? imageSize(ajustes.logo) : null
  return (
    <NavLink
      to={site.home}
      title={name}
      className="site-name font-display max-w-full min-w-0 justify-self-center truncate py-1 text-[0.9375rem] leading-tight font-bold sm:text-xl"
    >
      {ajustes?.logo && size ? (
        <img
          src={imagePath('ajustes', ajustes.logo, 400)}
          alt={name}
          {...size}
          className="mx-auto h-11 w-auto"
        />
      ) : (
        name
      )}
    </NavLink>
  )
}

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
