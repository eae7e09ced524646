import { panel } from '../../contract/texts/panel.ts'
import { messages } from '../../contract/texts/server.ts'
import { type ApiAnswer, ApiError, browserApi, type CallOptions } from '../api.ts'
import { clearSession } from '../session.ts'

/** A record as the panel holds it: the drawn screens know its fields from the contract only. */
export type PanelItem = { readonly id: number } & Readonly<Record<string, unknown>>

/** Calls the API with the tab's session. Throws ApiError, as `failureOf` gives it. */
export const call = <T>(path: string, options?: CallOptions): Promise<ApiAnswer<T>> =>
  browserApi<T>(path, options).catch((error: unknown) => {
    throw failureOf(error)
  })

/** A record; of an array its first (specification, section 7). Throws ApiError. */
export async function readItem(path: string, signal?: AbortSignal): Promise<ApiAnswer<PanelItem>> {
  const answer = await call<PanelItem | readonly (PanelItem | undefined)[]>(path, { signal })
  const data = Array.isArray(answer.data) ? answer.data[0] : answer.data
  if (!data) throw new ApiError(404, { message: messages.not_found })
  return { ...answer, data }
}

/** What a person is told of a failure. */
export const errorText = (error: unknown): string =>
  error instanceof ApiError ? error.message : messages.internal

/**
 * What to tell of a call that failed: that there is no network, where no answer came because of that. An answer that the
 * session has ended clears it, which leads to the login.
 */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.status === 401) clearSession()
  return error.status === 0 && !navigator.onLine ? new ApiError(0, { message: panel.offline }) : error
}
