import { panel } from '../../contract/texts/panel.ts'
import { messages } from '../../contract/texts/refusals.ts'
import { type ApiAnswer, ApiError, browserApi, type CallOptions } from '../api.ts'
import { clearSession } from '../session.ts'

/** A record in the panel. The generated screens know its fields from the contract only. */
export type PanelItem = { readonly id: number } & Readonly<Record<string, unknown>>

/** Calls the API with the tab's session. Throws the ApiError that `failureOf` returns. */
export const call = <T>(path: string, options?: CallOptions): Promise<ApiAnswer<T>> =>
  browserApi<T>(path, options).catch((error: unknown) => {
    throw failureOf(error)
  })

/** Reads a record, or the first of an array (specification, section 7). Throws ApiError. */
export async function readItem(path: string, signal?: AbortSignal): Promise<ApiAnswer<PanelItem>> {
  const answer = await call<PanelItem | readonly (PanelItem | undefined)[]>(path, { signal })
  const data = Array.isArray(answer.data) ? answer.data[0] : answer.data
  if (!data) throw new ApiError(404, { message: messages.not_found })
  return { ...answer, data }
}

/** Returns the text of a failure for people. */
export const errorText = (error: unknown): string =>
  error instanceof ApiError ? error.message : messages.internal

/**
 * Returns the error to show for a failed call: that there is no network, if that is why no answer came. Clears the
 * session when the answer says that it has ended, which leads to the login.
 */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.status === 401) clearSession()
  return error.status === 0 && !navigator.onLine ? new ApiError(0, { message: panel.offline }) : error
}
