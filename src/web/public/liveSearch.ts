import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'

/** What a search box shows. */
export interface LiveSearch<T> {
  readonly text: string
  readonly setText: (text: string) => void
  /** The newest answer that has come, and the text that it answers. */
  readonly answer: T
  readonly answered: string
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
  initial: T | null,
  empty: T,
): LiveSearch<T> {
  const [text, setText] = useState(initialText)
  const [shown, setShown] = useState({ answer: initial ?? empty, answered: initialText })
  const [state, setState] = useState<'done' | 'pending' | 'failed'>(initial === null ? 'failed' : 'done')
  const running = useRef<AbortController>(null)

  const ask = (wanted: string) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setState('pending')
    browserApi<T>(url, { method: 'POST', body: { text: wanted }, signal: mine.signal }).then(
      ({ data: answer }) => {
        if (mine.signal.aborted) return
        setShown({ answer, answered: wanted })
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
