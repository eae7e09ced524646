import { lazy } from 'react'
import type { Route } from './+types/admin'
import { adminArea } from './admin/area.ts'
import { Entry, metaOf } from './entry.tsx'
import { FrameFailure, Waiting } from './frame.tsx'
import { requireAddress } from './guard.tsx'

/**
 * The administration, rendered in the browser. The server renders only the frame, and answers 404 for an unknown
 * address.
 */

const Screens = lazy(() => import('./admin/screens.client.tsx'))

export const meta = ({ params }: Route.MetaArgs) => metaOf(adminArea, params['*'])

export const loader = ({ params }: Route.LoaderArgs) => requireAddress(adminArea, params['*'])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => requireAddress(adminArea, params['*'])
clientLoader.hydrate = true as const

export const HydrateFallback = Waiting

export default function AdminArea({ params }: Route.ComponentProps) {
  return <Entry area={adminArea} path={params['*']} Screens={Screens} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <FrameFailure error={error} />
