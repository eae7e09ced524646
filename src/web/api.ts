import type { ErrorBody, FieldErrors } from '../contract/errors.ts'
import { readSimilarWords, type SimilarWords } from '../contract/similarWords.ts'
import { unavailable } from '../contract/texts/site.ts'
import { readSession } from './session.ts'

/** The typed client of `/api/v1`: on the server over the given fetch, in the browser with the tab's token. */

/** Thrown when a call fails. `status` is 0 when no answer arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: FieldErrors

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.errors = body.errors ?? {}
  }
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** An object is sent as JSON, a FormData as multipart. */
  readonly body?: object
  /** The ETag of the record as it was read, so that nobody's later save is overwritten. */
  readonly ifMatch?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export interface ApiAnswer<T> {
  readonly data: T
  readonly etag: string | null
  /** For a list: the number of records on all its pages. */
  readonly total: number
  /** For a search: nothing contains the typed text, so the results are similar. */
  readonly similar: boolean
  /** For a search: what is said of similar results. */
  readonly words?: SimilarWords | undefined
  /** For a removal: the entry of the trash by which it is undone, if there is one. */
  readonly trashEntry: string | null
}

export type Searched<T> = Pick<ApiAnswer<T>, 'data' | 'similar' | 'words'>

/** Calls a path of the API. Throws ApiError, or the AbortError of its signal. */
export type Api = <T>(path: string, options?: CallOptions) => Promise<ApiAnswer<T>>

export function createApi(fetcher: typeof fetch, token: () => string | null = () => null): Api {
  return async <T>(path: string, options: CallOptions = {}) => {
    const response = await send(fetcher, path, requestOf(options, token()))
    if (!response.ok) throw new ApiError(response.status, errorIn(await response.text().catch(() => '')))
    const data: T = response.status === 204 ? null : await dataOf(response, options.signal)
    const refusal = refusalIn(data)
    if (refusal) throw new ApiError(response.status, refusal)
    const { headers } = response
    const total = Number(headers.get('x-total-count') ?? 0)
    const similar = headers.get('x-search-match') === 'similar'
    const said = headers.get('x-search-words')
    const words = said === null ? undefined : readSimilarWords(said)
    return { data, etag: headers.get('etag'), total, similar, words, trashEntry: headers.get('x-papelera') }
  }
}

/** The API for the browser, with the bearer token of the tab when there is one. */
export const browserApi: Api = createApi(
  (input, init) => window.fetch(input, init),
  () => readSession()?.token ?? null,
)

async function send(fetcher: typeof fetch, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetcher(path, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, { message: unavailable })
  }
}

/** An incomplete answer, or one of somebody else (a network that asks for a login), counts as none. */
async function dataOf(response: Response, signal: AbortSignal | undefined) {
  try {
    return await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, { message: unavailable })
  }
}

function requestOf(
  { method, body, ifMatch, headers: more, signal }: CallOptions,
  token: string | null,
): RequestInit {
  const headers = new Headers({ ...more, accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' })
  const csrf = csrfToken()
  if (csrf) headers.set('x-xsrf-token', csrf)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (ifMatch) headers.set('if-match', ifMatch)
  const form = body instanceof FormData
  if (body && !form) headers.set('content-type', 'application/json')
  return {
    method: method ?? 'GET',
    headers,
    credentials: 'include',
    body: form ? body : body && JSON.stringify(body),
    signal,
  }
}

/** The value of the cookie from `/sanctum/csrf-cookie`, which the server checks at login and registration. */
function csrfToken(): string | null {
  if (typeof document === 'undefined') return null
  const found = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return found ? decodeURIComponent(found) : null
}

/** Reads the message of a refusal. The answer of a proxy, or an incomplete one, gives a general message. */
export function errorIn(body: string): ErrorBody {
  const unknown = { message: unavailable }
  try {
    const said: unknown = JSON.parse(body)
    return isErrorBody(said) ? said : unknown
  } catch {
    return unknown
  }
}

/** Reads a refusal in an answer of any status: `success: false` (specification, section 7). Null for other answers. */
export function refusalIn(data: unknown): ErrorBody | null {
  if (typeof data !== 'object' || data === null || !('success' in data) || data.success !== false) return null
  return isErrorBody(data) ? data : { message: unavailable }
}

const isErrorBody = (said: unknown): said is ErrorBody =>
  typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string'
