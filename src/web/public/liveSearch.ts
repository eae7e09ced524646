import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'

/** What a search box shows. */
export interface LiveSearch<T> {
  readonly text: string
  readonly setText: (text: string) => void
  readonly items: T[]
  /** The last answer failed; `retry` asks again. */
  readonly failed: boolean
  readonly retry: () => void
}

/** Asks on every keystroke, each question aborting the one before: an older answer never stands over a newer one. */
export function useLiveSearch<T>(url: string, initialText: string, initial: T[]): LiveSearch<T> {
  const [text, setText] = useState(initialText)
  const [items, setItems] = useState(initial)
  const [failed, setFailed] = useState(false)
  const running = useRef<AbortController>(null)

  const ask = (wanted: string) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    browserApi<T[]>(url, { method: 'POST', body: { text: wanted }, signal: mine.signal }).then(
      ({ data: found }) => {
        if (mine.signal.aborted) return
        setItems(found)
        setFailed(false)
      },
      () => {
        if (!mine.signal.aborted) setFailed(true)
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
    items,
    failed,
    retry: () => ask(text),
  }
}
