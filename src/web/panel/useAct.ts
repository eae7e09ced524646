import { useState } from 'react'
import { messages } from '../../contract/textos.ts'
import { ApiError } from '../api.ts'
import { logFailure } from '../log.ts'
import type { Notice } from './notice.tsx'

/** A small form's only action: whether it runs, what it came to, and the first message of each field. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})

  /** Runs the work; it gives the text to say when it is done, or a notice of its own. */
  const act = async (work: () => Promise<string | Notice | null>) => {
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
      setBusy(false)
    }
  }
  return { busy, notice, errors, act }
}
