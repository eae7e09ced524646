import { useCallback, useEffect, useMemo, useRef } from 'react'
import { logFailure } from '../../log.ts'
import { whenIdle } from '../ui/idle.ts'
import { removeDraft, writeDraft } from './drafts.ts'
import type { FormDraft } from './types.ts'

const PAUSE_MS = 400

export interface DraftKeeper {
  /** Schedules a write after a change. With `now` it writes immediately, for input that takes effort to repeat. */
  readonly touch: (now?: boolean) => void
  /** Deletes the draft, and writes no other until `touch`. */
  readonly forget: () => Promise<void>
}

/**
 * Returns the draft to keep; null when nothing differs from the stored record. `whole` also makes late inputs report.
 */
export type CurrentDraft = (whole: boolean) => Omit<FormDraft, 'savedAt'> | null

/**
 * Keeps a form's draft. Writes it at intervals while a person types, when the page is hidden, and when the form closes.
 */
export function useDraft(key: string, current: CurrentDraft): DraftKeeper {
  const latest = useRef(current)
  latest.current = current
  const timer = useRef<number | null>(null)
  const state = useRef<'untouched' | 'touched' | 'forgotten'>('untouched')

  const write = useCallback(
    (whole: boolean) => {
      if (state.current === 'forgotten') return
      const draft = latest.current(whole)
      // The stored draft may be another tab's, so an unchanged form does not delete it.
      if (!draft && state.current === 'untouched') return
      const written = draft ? writeDraft(key, { ...draft, savedAt: Date.now() }) : removeDraft(key)
      written.catch((error: unknown) => logFailure('No se pudo guardar el borrador:', error))
    },
    [key],
  )

  useEffect(() => {
    const writeWhole = () => write(true)
    window.addEventListener('pagehide', writeWhole)
    document.addEventListener('visibilitychange', writeWhole)
    return () => {
      window.removeEventListener('pagehide', writeWhole)
      document.removeEventListener('visibilitychange', writeWhole)
      if (timer.current !== null) window.clearTimeout(timer.current)
      writeWhole()
      // A write after this would be too late, because the draft may already be deleted.
      state.current = 'forgotten'
    }
  }, [write])

  return useMemo(
    () => ({
      touch: (now = false) => {
        state.current = 'touched'
        if (now) return write(false)
        // Between two keys, when the browser is idle.
        timer.current ??= window.setTimeout(() => {
          whenIdle(() => write(false), PAUSE_MS)
          timer.current = null
        }, PAUSE_MS)
      },
      forget: async () => {
        state.current = 'forgotten'
        await removeDraft(key).catch((error: unknown) => logFailure('No se pudo borrar el borrador:', error))
      },
    }),
    [key, write],
  )
}
