import { useCallback, useEffect, useMemo, useRef } from 'react'
import { logFailure } from '../log.ts'
import { type Draft, removeDraft, writeDraft } from './drafts.ts'

const PAUSE_MS = 400

export interface DraftKeeper {
  /** Says that something was typed. */
  readonly touch: () => void
  /** Throws the draft away, and keeps no other until `touch`. */
  readonly forget: () => Promise<void>
}

/**
 * Keeps a form's draft: written when the typing pauses, when the page is hidden and when the form goes.
 * `current` gives what to keep; null when nothing differs from what is stored.
 */
export function useDraft(key: string, current: () => Omit<Draft, 'savedAt'> | null): DraftKeeper {
  const latest = useRef(current)
  latest.current = current
  const timer = useRef<number | null>(null)

  const write = useCallback(() => {
    if (timer.current === null) return
    window.clearTimeout(timer.current)
    timer.current = null
    const draft = latest.current()
    const written = draft ? writeDraft(key, { ...draft, savedAt: Date.now() }) : removeDraft(key)
    written.catch((error: unknown) => logFailure('No se pudo guardar el borrador:', error))
  }, [key])

  useEffect(() => {
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
      write()
    }
  }, [write])

  return useMemo(
    () => ({
      touch: () => {
        if (timer.current !== null) window.clearTimeout(timer.current)
        timer.current = window.setTimeout(write, PAUSE_MS)
      },
      forget: async () => {
        if (timer.current !== null) window.clearTimeout(timer.current)
        timer.current = null
        await removeDraft(key).catch((error: unknown) => logFailure('No se pudo borrar el borrador:', error))
      },
    }),
    [key, write],
  )
}
