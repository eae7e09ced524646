import { useNavigate } from 'react-router'
import { api, site } from '../../contract/paths.ts'
import { panel } from '../../contract/textosPanel.ts'
import { browserApi } from '../api.ts'
import { clearSession } from '../session.ts'
import { logFailure } from './log.ts'

/** Ends the session on the server and in the tab, and goes to the login; when the server did not answer, says so there. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const ended = await browserApi(api.logout, { method: 'POST' }).then(
      () => true,
      (error: unknown) => {
        logFailure('Error al cerrar sesión:', error)
        return false
      },
    )
    await navigate(site.login, { state: ended ? null : { notice: panel.logoutFailed } })
    clearSession()
  }
}
