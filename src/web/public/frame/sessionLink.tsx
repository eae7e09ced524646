import { Link, useNavigate } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { logFailure } from '../../log.ts'
import { endSession } from '../../logout.ts'
import { clearSession, useSession } from '../../session.ts'

const look =
  'inline-flex min-h-11 cursor-pointer items-center px-1.5 font-semibold text-teal hover:text-clay sm:px-2.5'

/** 'Login', or for a logged-in person links to their area and out; on a narrow screen those are in the menu. */
export function SessionLink() {
  const session = useSession()
  if (session) return <Own className="hidden bar:flex" />
  return (
    <Link to={site.login} className={look}>
      Login
    </Link>
  )
}

/** Links to the person's area and out; nothing for a visitor. */
export function Own({ className }: { className: string }) {
  const session = useSession()
  const logout = useLogout(session?.user.id)
  if (!session) return null
  const own = `Administración | ${session.user.name}`
  return (
    <span className={`min-w-0 items-center ${className}`}>
      <Link to={`/${session.role}`} title={own} className={`${look} min-w-0`}>
        <span className="min-w-0 bar:truncate">{own}</span>
      </Link>
      <button type="button" onClick={logout} className={look}>
        Logout
      </button>
    </span>
  )
}

function useLogout(userId: number | undefined): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const state = await endSession()
    clearSession()
    await navigate(site.login, { state })
    await forgetDrafts(userId).catch((error: unknown) =>
      logFailure('No se pudieron borrar los borradores:', error),
    )
  }
}

/** Removes the panel's drafts. Its code loads only at a logout. */
async function forgetDrafts(userId: number | undefined): Promise<void> {
  if (userId === undefined) return
  const { forgetDraftsOf } = await import('../../panel/form/drafts.ts')
  await forgetDraftsOf(userId)
}
