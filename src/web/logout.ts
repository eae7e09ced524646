import { api } from '../contract/paths.ts'
import { session as texts } from '../contract/texts/site.ts'
import { browserApi } from './api.ts'
import { logFailure } from './log.ts'
import type { LoginState } from './session.ts'

/**
 * Ends the session on the server; the caller ends the tab's. Returns the message for the login page: none, or that the
 * server did not answer. Never throws.
 */
export async function endSession(): Promise<LoginState> {
  try {
    await browserApi(api.logout, { method: 'POST' })
    return {}
  } catch (error) {
    logFailure('Error al cerrar sesión:', error)
    return { notice: texts.logoutFailed }
  }
}
