import { panel } from '../../contract/textosPanel.ts'
import { type Answer, ApiError, browserApi, type CallOptions } from '../api.ts'
import { clearSession } from '../session.ts'

/** A record as the panel holds it: the drawn screens know its fields from the contract only. */
export type Item = { readonly id: number } & Readonly<Record<string, unknown>>

/** Calls the API with the tab's session. Throws ApiError, as `failureOf` gives it. */
export const call = <T>(path: string, options?: CallOptions): Promise<Answer<T>> =>
  browserApi<T>(path, options).catch((error: unknown) => {
    throw failureOf(error)
  })

/**
 * What to tell of a call that failed: that there is no network, where no answer came because of that. An answer that the
 * session has ended clears it, which leads to the login.
 */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.status === 401) clearSession()
  return error.status === 0 && !navigator.onLine ? new ApiError(0, { message: panel.offline }) : error
}
