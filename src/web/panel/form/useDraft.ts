import { useCallback, useEffect, useMemo, useRef } from 'react'
import { logFailure } from '../../log.ts'
import { whenIdle } from '../ui/idle.ts'
import { removeDraft, writeDraft } from './drafts.ts'
import type { FormDraft } from './types.ts'

const PAUSE_MS = 400

export interface DraftKeeper {
  /** Says that something was typed; what cannot be typed again quickly is written `now`. */
  readonly touch: (now?: boolean) => void
  /** Throws the draft away, and keeps no other until `touch`. */
  readonly forget: () => Promise<void>
}

/** Gives what to keep; null when nothing differs from what is stored. `whole` asks late inputs for their report too. */
export type CurrentDraft = (whole: boolean) => Omit<FormDraft, 'savedAt'> | null

/** Keeps a form's draft: written while a person types, every so often, and when the page is hidden or the form goes. */
export function useDraft(key: string, current: CurrentDraft): DraftKeeper {
  const latest = useRef(current)
  latest.current = current
  const timer = useRef<number | null>(null)
  const state = useRef<'untouched' | 'touched' | 'forgotten'>('untouched')

  const write = useCallback(
    (whole: boolean) => {
      if (state.current === 'forgotten') return
      const draft = latest.current(whole)
      // What another tab keeps of this form is not this one's to throw away.
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
      // A write that waits for an idle moment comes too late: the draft may be gone by then.
      state.current = 'forgotten'
    }
  }, [write])

  return useMemo(
    () => ({
      touch: (now = false) => {
        state.current = 'touched'
        if (now) return write(false)
        // Between two keys, when the browser has nothing better to do.
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
