import { useSyncExternalStore } from 'react'
import type { SessionUser } from '../contract/views.ts'

/** The logged-in user, stored in the browser's tab (specification, sections 3 and 4). */
export interface Session {
  readonly token: string
  readonly user: SessionUser
  readonly role: string
}

/** The state of a navigation to /login: the page that the person wanted, and a message. */
export interface LoginState {
  readonly from?: string
  readonly notice?: string
}

const listeners = new Set<() => void>()
let known: { raw: string | null; session: Session | null } = { raw: null, session: null }

export function readSession(): Session | null {
  if (typeof sessionStorage === 'undefined') return null
  const token = sessionStorage.getItem('token')
  const user = sessionStorage.getItem('user')
  const raw = token && user ? `${token} ${user}` : null
  if (raw !== known.raw) known = { raw, session: token && user ? parse(token, user) : null }
  return known.session
}

function parse(token: string, user: string): Session | null {
  try {
    const parsed: SessionUser = JSON.parse(user)
    return { token, user: parsed, role: parsed.roles[0]?.name ?? '' }
  } catch {
    return null
  }
}

/** Stores the session; false where the browser stores nothing for this site. */
export function writeSession(token: string, user: SessionUser): boolean {
  sessionStorage.setItem('token', token)
  sessionStorage.setItem('user', JSON.stringify(user))
  sessionStorage.setItem('role', user.roles[0]?.name ?? '')
  for (const listener of listeners) listener()
  return readSession() !== null
}

export function clearSession(): void {
  for (const key of ['token', 'user', 'role']) sessionStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** The session, for rendering; null on the server and for a visitor. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
