import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useNavigation } from 'react-router'
import { api } from '../../../contract/paths.ts'
import type { PublicAjustes } from '../../../contract/views.ts'
import { arrive } from '../../arrival.ts'
import { reader } from '../../load.ts'
import { Failure } from '../ui/failure.tsx'
import type { Route } from './+types/layout'
import { Footer } from './footer.tsx'
import { type SiteAjustes, type SiteData, useMaybeSite } from './layoutData.ts'
import { Navbar } from './navbar.tsx'
import { NotFound } from './notFound.tsx'
import css from './public.css?url'

/** The router removes the styles after the site's last page; the two areas have their own. */
export const links = () => [
  { rel: 'stylesheet', href: css },
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
]

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const { get, publicUrl, hasMap } = reader(context)
  const { terminos, politica_cookies, ...ajustes } = await get<PublicAjustes>(api.ajustes)
  return { ajustes, publicUrl, mapa: hasMap() }
}

/** Loads the settings once in a visit. */
export const shouldRevalidate = () => false

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame ajustes={loaderData.ajustes}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useMaybeSite()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <Frame ajustes={data?.ajustes ?? null}>{missing ? <NotFound /> : <Failure />}</Frame>
}

function Frame({ ajustes, children }: { ajustes: SiteAjustes | null; children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#contenido" className="button fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0">
        Ir al contenido
      </a>
      <Navbar ajustes={ajustes} />
      <Loading />
      <main id="contenido" ref={useFocusOnArrival()} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer ajustes={ajustes} />
    </div>
  )
}

/** Moves the focus to the content of every page after the first. A modal over a page does not count. */
function useFocusOnArrival(): React.RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // Only the router scrolls.
    if (arrive(pathname)) content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

/** Shown while the next page loads; a quick answer never shows it. */
function Loading() {
  const loading = useNavigation().state === 'loading'
  return (
    <p role="status" className="loading-note" hidden={!loading}>
      {loading && 'Cargando...'}
    </p>
  )
}
