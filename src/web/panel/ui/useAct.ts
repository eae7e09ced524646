import { useRef, useState } from 'react'
import { messages } from '../../../contract/texts/server.ts'
import { ApiError } from '../../api.ts'
import { logFailure } from '../../log.ts'
import type { ActionNotice } from './notice.tsx'

/** A small form's only action: whether it runs, what it came to, and the first message of each field. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<ActionNotice | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})

  // What is drawn tells a second press of a key too late.
  const shut = useRef(false)

  /** Runs the work unless one runs; it gives the text to say when it is done, or a notice of its own. */
  const act = async (work: () => Promise<string | ActionNotice | null>) => {
    if (shut.current) return
    shut.current = true
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
      shut.current = false
      setBusy(false)
    }
  }
  /** What was said of a field goes when it is changed; what was said of all goes with the last. */
  const mend = (name: string) => {
    if (!errors[name]) return
    const { [name]: _mended, ...left } = errors
    setErrors(left)
    if (Object.keys(left).length === 0) setNotice(null)
  }
  return { busy, notice, errors, act, mend }
}
