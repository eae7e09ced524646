import { isRouteErrorResponse, Outlet } from 'react-router'
import { api } from '../../contract/paths.ts'
import type { PublicAjustes } from '../../contract/views.ts'
import { reader } from '../load.ts'
import type { Route } from './+types/layout'
import { Failure } from './failure.tsx'
import { Footer } from './footer.tsx'
import { type SiteData, useMaybeSite } from './layoutData.ts'
import { Navbar } from './navbar.tsx'
import { NotFound } from './notFound.tsx'
import './public.css'

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const { get, publicUrl } = reader(context)
  return { ajustes: await get<PublicAjustes>(api.ajustes), publicUrl }
}

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

function Frame({ ajustes, children }: { ajustes: PublicAjustes | null; children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenido"
        className="button sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Ir al contenido
      </a>
      <Navbar ajustes={ajustes} />
      <main id="contenido" className="flex-1">
        {children}
      </main>
      <Footer ajustes={ajustes} />
    </div>
  )
}
