import { api } from '../../contract/paths.ts'
import { panel } from '../../contract/textosPanel.ts'
import { browserApi } from '../api.ts'
import { logFailure } from '../log.ts'
import type { Leave } from './guard.tsx'

/** Ends the session on the server and in the tab; when the server did not answer, the login page says so. */
export async function logout(leave: Leave): Promise<void> {
  try {
    await browserApi(api.logout, { method: 'POST' })
    leave({})
  } catch (error) {
    logFailure('Error al cerrar sesión:', error)
    leave({ notice: panel.logoutFailed })
  }
}
