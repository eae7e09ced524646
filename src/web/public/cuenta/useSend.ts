import { useState } from 'react'
import type { FieldErrors } from '../../../contract/errors.ts'
import { api } from '../../../contract/paths.ts'
import { type Answer, ApiError, browserApi } from '../../api.ts'
import { logFailure } from '../../log.ts'
import { useAlive } from '../useAlive.ts'

interface Sending<T> {
  readonly send: (form: HTMLFormElement) => Promise<T | null>
  /** Nothing can be sent: an answer is awaited, or the page is not alive yet. */
  readonly disabled: boolean
  readonly message: string | null
  readonly errors: FieldErrors
}

/** Sends a form's fields to one of the account's calls; gives its answer, or null and what to tell the person. */
export function useSend<T>(path: string): Sending<T> {
  const [state, setState] = useState<{ busy: boolean; message: string | null; errors: FieldErrors }>(idle)
  const alive = useAlive()
  const send = async (form: HTMLFormElement) => {
    setState({ ...idle, busy: true })
    try {
      await browserApi(api.csrf)
      const body = Object.fromEntries(new FormData(form))
      const { data } = await post<T>(path, body)
      setState(idle)
      return data
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      logFailure(error.message)
      setState({ busy: false, message: error.message, errors: error.errors })
      return null
    }
  }
  return { send, disabled: state.busy || !alive, message: state.message, errors: state.errors }
}

/** Safari may show the page its new cookie a moment after the answer that brought it: the first try goes without. */
async function post<T>(path: string, body: object): Promise<Answer<T>> {
  const ask = () => browserApi<T>(path, { method: 'POST', body })
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.status === 419) return ask()
    throw error
  }
}

const idle = { busy: false, message: null, errors: {} }
