import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { site } from '../../contract/paths.ts'
import { panel } from '../../contract/texts/panel.ts'
import { arrive } from '../arrival.ts'
import { clearSession, type LoginState, type Session, useSession } from '../session.ts'
import { type Area, screenPath } from './area.ts'

/** Throws a 404 for an address that the area does not have; runs on the server too, for the page's status. */
export function requireAddress(area: Area, path: string | undefined): null {
  if (!screenPath(area, path ?? '')) throw new Response(null, { status: 404 })
  return null
}

/** Ends the tab's session, and tells the login page this. */
export type Leave = (farewell: LoginState) => void

/**
 * Draws the area for who has its role. Visitors, and those whose session ends while they are here, go to the login and
 * from there back; everyone else goes home.
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

/** Sets out once: a state made anew on every drawing would send the person off anew, hundreds of times a second. */
function ToLogin({ state }: { state: LoginState }) {
  const [first] = useState(state)
  return <Navigate to={site.login} state={first} replace />
}
