import type { Action } from '../../../contract/resource.ts'
import { messages } from '../../../contract/textos.ts'
import { ApiError, errorIn } from '../../api.ts'
import { readSession } from '../../session.ts'
import { call, failureOf, type Item } from '../calls.ts'

export interface Sent {
  readonly item: Item
  readonly etag: string | null
}

interface Sending {
  readonly action: Action
  readonly url: string
  readonly body: object
  /** The version that the form was made from. */
  readonly etag: string | null
  /** How much of the files has gone, 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/** Writes a record; files travel as multipart, which fetch could not report the progress of. Throws ApiError. */
export async function send({ action, url, body, etag, onProgress }: Sending): Promise<Sent> {
  if (body instanceof FormData)
    return sendForm(action === 'create' ? url : `${url}?_method=PUT`, body, etag, onProgress)
  const method = action === 'create' ? 'POST' : 'PUT'
  const answer = await call<Item>(url, { method, body, ifMatch: etag })
  return { item: answer.data, etag: answer.etag }
}

function sendForm(
  url: string,
  body: FormData,
  etag: string | null,
  onProgress: Sending['onProgress'],
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest')
    request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`)
    if (etag) request.setRequestHeader('if-match', etag)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    const fail = (error: ApiError) => reject(failureOf(error))
    const unavailable = () => fail(new ApiError(0, { message: messages.unavailable }))
    request.onerror = unavailable
    request.onload = () => {
      if (request.status >= 300) return fail(new ApiError(request.status, errorIn(request.responseText)))
      const item = itemOf(request.responseText)
      if (!item) return unavailable()
      resolve({ item, etag: request.getResponseHeader('etag') })
    }
    request.send(body)
  })
}

/** Null when somebody else answered: a network that asks to log in first. */
function itemOf(text: string): Item | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
