import { redirect } from 'react-router'
import { site } from '../../contract/paths.ts'
import { readSession } from '../session.ts'
import { type Area, addressOf } from './area.ts'

/** Where a person without a session goes; the login brings them back to `path`. */
export const loginFor = (path: string): string => `${site.login}?volver=${encodeURIComponent(path)}`

/** Throws a 404 for an address that the area does not have; runs on the server too, for the page's status. */
export function requireAddress(area: Area, path: string | undefined): null {
  if (!addressOf(area, path ?? '')) throw new Response(null, { status: 404 })
  return null
}

/** Lets in who has the area's role; sends visitors to the login and everyone else home. Runs in the browser. */
export function guard(area: Area, request: Request): void {
  const session = readSession()
  const { pathname, search } = new URL(request.url)
  if (!session) throw redirect(loginFor(pathname + search))
  if (session.role.toLowerCase() !== area.audience) throw redirect(site.home)
}
