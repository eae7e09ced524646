import { useEffect, useRef, useState } from 'react'
import type { Query } from '../../../../contract/spanish/marks.ts'
import { browserApi, type Searched } from '../../../api.ts'

/** The state of a search box. */
export interface LiveSearch<T> {
  readonly text: string
  readonly setText: (text: string) => void
  /** The newest answer that has arrived, and its question. */
  readonly answer: T
  readonly query: Query
  /** A newer one is on its way. */
  readonly pending: boolean
  /** The last question got no answer; `retry` asks it again. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Searches on every keystroke. Each search aborts the one before, so that an older answer never replaces a newer one.
 * `initial` is null when the page's own search failed; then `empty` replaces it.
 */
export function useLiveSearch<T>(
  url: string,
  initialText: string,
  initial: Searched<T> | null,
  empty: T,
): LiveSearch<T> {
  const [text, setText] = useState(initialText)
  const [shown, setShown] = useState({
    answer: initial?.data ?? empty,
    query: { text: initialText, similar: initial?.similar ?? false, words: initial?.words },
  })
  const [state, setState] = useState<'done' | 'pending' | 'failed'>(initial === null ? 'failed' : 'done')
  const running = useRef<AbortController>(null)

  const ask = (wanted: string) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setState('pending')
    browserApi<T>(url, { method: 'POST', body: { text: wanted }, signal: mine.signal }).then(
      ({ data: answer, similar, words }) => {
        if (mine.signal.aborted) return
        setShown({ answer, query: { text: wanted, similar, words } })
        setState('done')
      },
      () => {
        if (!mine.signal.aborted) setState('failed')
      },
    )
  }

  useEffect(() => () => running.current?.abort(), [])

  return {
    text,
    setText: (wanted) => {
      setText(wanted)
      ask(wanted)
    },
    ...shown,
    pending: state === 'pending',
    failed: state === 'failed',
    retry: () => ask(text),
  }
}
