import { type FormEvent, useRef, useState } from 'react'
import type { FieldErrors } from '../../../contract/errors.ts'
import { api } from '../../../contract/paths.ts'
import { type ApiAnswer, ApiError, browserApi } from '../../api.ts'
import { logFailure } from '../../log.ts'
import { useAlive } from '../ui/useAlive.ts'

interface Sending<T> {
  /** Sends the form, then calls `then` with the answer. Nothing else can be sent before that is done. */
  readonly send: (form: HTMLFormElement, then: (answer: T) => unknown) => Promise<void>
  /** For a form's `onInput`: removes the message about the changed field, and with the last one the general message. */
  readonly mend: (event: FormEvent) => void
  /** True while an answer is awaited, and before hydration. */
  readonly disabled: boolean
  readonly message: string | null
  readonly errors: FieldErrors
}

/** Sends a form's fields to one of the account's calls; returns the messages of a refusal. */
export function useSend<T>(path: string): Sending<T> {
  const [state, setState] = useState<{ busy: boolean; message: string | null; errors: FieldErrors }>(idle)
  const alive = useAlive()
  // State alone would notice a second key press too late.
  const shut = useRef(false)
  const send: Sending<T>['send'] = async (form, then) => {
    if (shut.current) return
    shut.current = true
    setState({ ...idle, busy: true })
    try {
      await browserApi(api.csrf)
      const body = Object.fromEntries(new FormData(form))
      await then((await post<T>(path, body)).data)
      setState(idle)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      logFailure(error.message)
      setState({ busy: false, message: error.message, errors: error.errors })
    } finally {
      shut.current = false
    }
  }
  const mend = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || !(target.name in state.errors)) return
    const { [target.name]: _mended, ...errors } = state.errors
    setState({ ...state, errors, message: Object.keys(errors).length > 0 ? state.message : null })
  }
  return { send, mend, disabled: state.busy || !alive, message: state.message, errors: state.errors }
}

/**
 * Safari may show the page its new cookie only a moment after the answer that set it, so the first attempt may lack it.
 */
async function post<T>(path: string, body: object): Promise<ApiAnswer<T>> {
  const ask = () => browserApi<T>(path, { method: 'POST', body })
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.status === 419) return ask()
    throw error
  }
}

const idle = { busy: false, message: null, errors: {} }
