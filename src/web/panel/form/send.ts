import type { Action } from '../../../contract/resource.ts'
import { messages } from '../../../contract/texts/refusals.ts'
import { IDEMPOTENCY_KEY } from '../../../contract/values/idempotencyKey.ts'
import { ApiError, errorIn, refusalIn } from '../../api.ts'
import { readSession } from '../../session.ts'
import { call, failureOf, type PanelItem } from '../calls.ts'

export interface Sent {
  readonly item: PanelItem
  readonly etag: string | null
}

interface Sending {
  readonly action: Action
  readonly url: string
  /** Whether an update is sent by POST. */
  readonly byPost: boolean
  readonly body: object
  /** The version with which the form began. */
  readonly etag: string | null
  /** The idempotency key of a new record's form. */
  readonly key: string
  /** Called with the percentage of the files that was sent, 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/**
 * Writes a record. Sends files as multipart by XMLHttpRequest, because fetch cannot report progress. Throws ApiError.
 */
export async function send(sending: Sending): Promise<Sent> {
  const { action, byPost, body, etag } = sending
  const method = action === 'create' || byPost ? 'POST' : 'PUT'
  const url = action === 'update' && byPost ? `${sending.url}?_method=PUT` : sending.url
  const headers: Headers = action === 'create' ? { [IDEMPOTENCY_KEY]: sending.key } : {}
  if (body instanceof FormData) return sendForm({ ...sending, method, url, body, headers })
  const answer = await call<PanelItem>(url, { method, body, ifMatch: etag, headers })
  return { item: answer.data, etag: answer.etag }
}

type Headers = Readonly<Record<string, string>>

interface FormSending extends Pick<Sending, 'url' | 'etag' | 'onProgress'> {
  readonly method: 'POST' | 'PUT'
  readonly body: FormData
  readonly headers: Headers
}

function sendForm({ method, url, body, etag, headers, onProgress }: FormSending): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest')
    request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`)
    if (etag) request.setRequestHeader('if-match', etag)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    const fail = (error: ApiError) => reject(failureOf(error))
    const unavailable = () => fail(new ApiError(0, { message: messages.unavailable }))
    request.onerror = unavailable
    request.onload = () => {
      if (request.status >= 300) return fail(new ApiError(request.status, errorIn(request.responseText)))
      const item = itemOf(request.responseText)
      if (!item) return unavailable()
      const refusal = refusalIn(item)
      if (refusal) return fail(new ApiError(request.status, refusal))
      resolve({ item, etag: request.getResponseHeader('etag') })
    }
    request.send(body)
  })
}

/** Returns null when the answer is not JSON, such as the login page of a public network. */
function itemOf(text: string): PanelItem | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
