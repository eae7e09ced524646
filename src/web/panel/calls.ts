import { panel } from '../../contract/textosPanel.ts'
import { type Answer, ApiError, browserApi, type CallOptions } from '../api.ts'
import { clearSession } from '../session.ts'

/** A record as the panel holds it: the drawn screens know its fields from the contract only. */
export type Item = { readonly id: number } & Readonly<Record<string, unknown>>

/** Calls the API with the tab's session; one that has ended is cleared, which leads to the login. Throws ApiError. */
export async function call<T>(path: string, options?: CallOptions): Promise<Answer<T>> {
  try {
    return await browserApi<T>(path, options)
  } catch (error) {
    noticeEnd(error)
    throw isOffline(error) ? new ApiError(0, { message: panel.offline }) : error
  }
}

/** Whether no answer came because this device has no network. */
const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine

/** Clears the session when this is an answer that it has ended. */
export function noticeEnd(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) clearSession()
}
