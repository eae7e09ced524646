import { useRef, useState } from 'react'
import { messages } from '../../../contract/texts/refusals.ts'
import { ApiError } from '../../api.ts'
import { logFailure } from '../../log.ts'
import type { ActionNotice } from './notice.tsx'

/** Handles a small form's only action: whether it runs, its result, and the first message of each field. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<ActionNotice | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})

  // A ref, because state would be too late for a second press of a key.
  const running = useRef(false)

  /**
   * Runs the work unless it already runs. The work returns the text to show when it is done, or a notice of its own.
   */
  const act = async (work: () => Promise<string | ActionNotice | null>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setErrors({})
    setNotice(null)
    try {
      const said = await work()
      setNotice(typeof said === 'string' ? { kind: 'done', text: said } : said)
    } catch (error) {
      logFailure('Error al guardar:', error)
      const known = error instanceof ApiError ? error : null
      setNotice({ kind: 'failed', text: known?.message ?? messages.internal })
      setErrors(
        Object.fromEntries(Object.entries(known?.errors ?? {}).map(([name, [first]]) => [name, first])),
      )
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  /** Removes a field's message when the field changes, and the general notice with the last one. */
  const mend = (name: string) => {
    if (!errors[name]) return
    const { [name]: _mended, ...left } = errors
    setErrors(left)
    if (Object.keys(left).length === 0) setNotice(null)
  }
  return { busy, notice, errors, act, mend }
}
