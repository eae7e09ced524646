import '@mantine/core/styles.css'
import './panel.css'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/cliente'
import { addressOf, titleOf } from './area.ts'
import { cliente } from './cliente/area.ts'
import { Failure, Waiting } from './frame.tsx'
import { Guard, requireAddress } from './guard.tsx'

/** The client's area, drawn in the browser: the server answers the frame alone, and 404 for what does not exist. */

const Screens = lazy(() => import('./cliente/screens.client.tsx'))

export const meta = ({ params }: Route.MetaArgs) => [
  { title: titleOf(cliente, addressOf(cliente, params['*'])) },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ params }: Route.LoaderArgs) => requireAddress(cliente, params['*'])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => requireAddress(cliente, params['*'])
clientLoader.hydrate = true as const

export const HydrateFallback = Waiting

export default function ClienteArea({ params }: Route.ComponentProps) {
  return (
    <Guard area={cliente}>
      {(session, leave) => (
        <Suspense fallback={<Waiting />}>
          <Screens path={params['*']} session={session} leave={leave} />
        </Suspense>
      )}
    </Guard>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <Failure error={error} />
