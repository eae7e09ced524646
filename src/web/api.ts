import type { ErrorBody, FieldErrors } from '../contract/errors.ts'

/** The typed client of the API, the same on the server and in the browser. */

export class ApiError extends Error {
  readonly status: number
  readonly errors: FieldErrors

  constructor(status: number, { message, errors = {} }: ErrorBody) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export type Fetch = typeof fetch

/** Reads JSON of the type that the contract gives the address. Throws ApiError, and the fetch's own network error. */
export const getJson = <T>(fetcher: Fetch, url: string, signal?: AbortSignal): Promise<T> =>
  json<T>(fetcher(url, { headers: marks, signal: signal ?? null }))

/** Posts JSON and reads the answer. */
export const postJson = <T>(fetcher: Fetch, url: string, body: object, signal?: AbortSignal): Promise<T> =>
  json<T>(
    fetcher(url, {
      method: 'POST',
      headers: { ...marks, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ?? null,
    }),
  )

/** Requests are marked as made by script (specification, section 7). */
const marks = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }

async function json<T>(answering: Promise<Response>): Promise<T> {
  const answer = await answering
  if (!answer.ok) throw new ApiError(answer.status, await errorBody(answer))
  return answer.json()
}

const errorBody = async (answer: Response): Promise<ErrorBody> => {
  const body: Partial<ErrorBody> = await answer.json().catch(() => ({}))
  return { message: 'No se pudo completar la solicitud; inténtalo de nuevo.', ...body }
}
