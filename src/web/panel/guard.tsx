import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { site } from '../../contract/paths.ts'
import { panel } from '../../contract/texts/panel.ts'
import { arrive } from '../arrival.ts'
import { clearSession, type LoginState, type Session, useSession } from '../session.ts'
import { type Area, screenPath } from './area.ts'

/** Throws a 404 for an address that the area does not have. It runs on the server too, for the page's status. */
export function requireAddress(area: Area, path: string | undefined): null {
  if (!screenPath(area, path ?? '')) throw new Response(null, { status: 404 })
  return null
}

/** Ends the tab's session, and gives the login page this state. */
export type Leave = (farewell: LoginState) => void

/**
 * Renders the area for people with its role. Visitors, and people whose session ends here, go to the login and from
 * there back. Everyone else goes to the home page.
 */
export function Guard({
  area,
  children,
}: {
  area: Area
  children: (session: Session, leave: Leave) => React.ReactNode
}) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const farewell = useRef<LoginState | null>(null)
  const wasHere = useRef(false)
  useEffect(() => {
    if (session) wasHere.current = true
  }, [session])
  useEffect(() => {
    arrive(pathname)
  }, [pathname])
  const leave: Leave = (said) => {
    farewell.current = said
    clearSession()
  }
  if (!session) {
    const ended: LoginState = {
      from: pathname + search,
      ...(wasHere.current && { notice: panel.sessionEnded }),
    }
    return <ToLogin state={farewell.current ?? ended} />
  }
  if (session.role.toLowerCase() !== area.audience) return <Navigate to={site.home} replace />
  return children(session, leave)
}

/** Keeps the first state: a new one on every render would navigate again, hundreds of times a second. */
function ToLogin({ state }: { state: LoginState }) {
  const [first] = useState(state)
  return <Navigate to={site.login} state={first} replace />
}
