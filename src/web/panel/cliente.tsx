import { lazy } from 'react'
import type { Route } from './+types/cliente'
import { clienteArea } from './cliente/area.ts'
import { Entry, metaOf } from './entry.tsx'
import { FrameFailure, Waiting } from './frame.tsx'
import { requireAddress } from './guard.tsx'

/**
 * The client's area, rendered in the browser. The server renders only the frame, and answers 404 for an unknown
 * address.
 */

const Screens = lazy(() => import('./cliente/screens.client.tsx'))

export const meta = ({ params }: Route.MetaArgs) => metaOf(clienteArea, params['*'])

export const loader = ({ params }: Route.LoaderArgs) => requireAddress(clienteArea, params['*'])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => requireAddress(clienteArea, params['*'])
clientLoader.hydrate = true as const

export const HydrateFallback = Waiting

export default function ClienteArea({ params }: Route.ComponentProps) {
  return <Entry area={clienteArea} path={params['*']} Screens={Screens} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <FrameFailure error={error} />
