import { Link, useNavigate } from 'react-router'
import { api, site } from '../../contract/paths.ts'
import { clearSession, type LoginState, useSession } from '../session.ts'

const look = 'inline-flex min-h-11 cursor-pointer items-center px-2 font-semibold text-teal hover:text-clay'

const CLOSED_HERE_ONLY = 'La sesión se cerró en este navegador, pero el servidor no respondió.'

/** 'Login', or the way to one's own area and out. */
export function SessionLink() {
  const session = useSession()
  const navigate = useNavigate()
  if (!session)
    return (
      <Link to={site.login} className={look}>
        Login
      </Link>
    )
  const logout = async () => {
    const failed = await fetch(api.logout, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}` },
    }).then(
      (answer) => (answer.ok ? null : answer.status),
      (error: unknown) => error,
    )
    // biome-ignore lint/suspicious/noConsole: the specification asks for this line (section 8).
    if (failed !== null) console.error('Error al cerrar sesión:', failed)
    clearSession()
    const state: LoginState | null = failed === null ? null : { notice: CLOSED_HERE_ONLY }
    await navigate(site.login, { state })
  }
  return (
    <span className="flex flex-wrap items-center">
      <Link to={`/${session.role}`} className={look}>
        {`Administración | ${session.user.name}`}
      </Link>
      <button type="button" onClick={logout} className={look}>
        Logout
      </button>
    </span>
  )
}
