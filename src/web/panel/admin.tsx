import '@mantine/core/styles.css'
import './panel.css'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/admin'
import { admin } from './admin/area.ts'
import { addressOf, titleOf } from './area.ts'
import { Failure, Waiting } from './frame.tsx'
import { Guard, requireAddress } from './guard.tsx'

/** The administration, drawn in the browser: the server answers the frame alone, and 404 for what does not exist. */

const Screens = lazy(() => import('./admin/screens.client.tsx'))

export const meta = ({ params }: Route.MetaArgs) => [
  { title: titleOf(admin, addressOf(admin, params['*'])) },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ params }: Route.LoaderArgs) => requireAddress(admin, params['*'])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => requireAddress(admin, params['*'])
clientLoader.hydrate = true as const

export const HydrateFallback = Waiting

export default function AdminArea({ params }: Route.ComponentProps) {
  return (
    <Guard area={admin}>
      {(session, leave) => (
        <Suspense fallback={<Waiting />}>
          <Screens path={params['*']} session={session} leave={leave} />
        </Suspense>
      )}
    </Guard>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <Failure error={error} />
