import { useEffect, useRef, useState } from 'react'
import type { Query } from '../../../../contract/spanish/marks.ts'
import { browserApi, type Searched } from '../../../api.ts'

/** What a search box shows. */
export interface LiveSearch<T> {
  readonly text: string
  readonly setText: (text: string) => void
  /** The newest answer that has come, and what it answers. */
  readonly answer: T
  readonly query: Query
  /** A newer one is on its way. */
  readonly pending: boolean
  /** The last question was not answered; `retry` asks again. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Asks on every keystroke, each question aborting the one before: an older answer never stands over a newer one.
 * `initial` is null when the page itself was not answered; `empty` stands in its place.
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
    query: { text: initialText, similar: initial?.similar ?? false },
  })
  const [state, setState] = useState<'done' | 'pending' | 'failed'>(initial === null ? 'failed' : 'done')
  const running = useRef<AbortController>(null)

  const ask = (wanted: string) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setState('pending')
    browserApi<T>(url, { method: 'POST', body: { text: wanted }, signal: mine.signal }).then(
      ({ data: answer, similar }) => {
        if (mine.signal.aborted) return
        setShown({ answer, query: { text: wanted, similar } })
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
