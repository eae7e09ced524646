import { MantineProvider } from '@mantine/core'
import { type ComponentType, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../session.ts'
import { type Area, addressOf } from './area.ts'
import { FormScreen } from './form/screen.tsx'
import { loginFor } from './guard.ts'
import { ListScreen } from './list/screen.tsx'
import { Shell } from './shell.tsx'
import { theme } from './theme.ts'

interface PanelProps {
  readonly area: Area
  /** The address below the area's home. */
  readonly path: string
  readonly index: ComponentType<{ area: Area }>
  readonly extras: Readonly<Record<string, ComponentType<{ area: Area }>>>
}

/** One logged-in area: its frame, and the screen that the address names. */
export function Panel({ area, path, index: Index, extras }: PanelProps) {
  const session = useSession()
  useLoginAgain(session === null)
  const address = addressOf(area, path)
  if (!session || !address) return null
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <Shell area={area} address={address} session={session}>
        {address.screen === 'index' && <Index area={area} />}
        {address.screen === 'extra' && <Extra of={extras[address.segment]} area={area} />}
        {address.screen === 'list' && (
          <ListScreen key={address.resource.name} area={area} resource={address.resource} />
        )}
        {address.screen === 'create' && (
          <FormScreen key={path} area={area} resource={address.resource} id={null} userId={session.user.id} />
        )}
        {address.screen === 'edit' && (
          <FormScreen
            key={path}
            area={area}
            resource={address.resource}
            id={address.id}
            userId={session.user.id}
          />
        )}
      </Shell>
    </MantineProvider>
  )
}

function Extra({ of: Screen, area }: { of: ComponentType<{ area: Area }> | undefined; area: Area }) {
  return Screen ? <Screen area={area} /> : null
}

/** A session that ends while the area is open (a call answered 401) leads to the login, and from there back. */
function useLoginAgain(ended: boolean): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (ended) void navigate(loginFor(pathname + search), { replace: true })
  }, [ended, navigate, pathname, search])
}
