import { lazy } from 'react'
import type { Route } from './+types/cliente'
import { cliente } from './cliente/area.ts'
import { Entry, metaOf } from './entry.tsx'
import { Failure, Waiting } from './frame.tsx'
import { requireAddress } from './guard.tsx'

/** The client's area, drawn in the browser: the server answers the frame alone, and 404 for what does not exist. */

const Screens = lazy(() => import('./cliente/screens.client.tsx'))

export const meta = ({ params }: Route.MetaArgs) => metaOf(cliente, params['*'])

export const loader = ({ params }: Route.LoaderArgs) => requireAddress(cliente, params['*'])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => requireAddress(cliente, params['*'])
clientLoader.hydrate = true as const

export const HydrateFallback = Waiting

export default function ClienteArea({ params }: Route.ComponentProps) {
  return <Entry area={cliente} path={params['*']} Screens={Screens} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <Failure error={error} />
