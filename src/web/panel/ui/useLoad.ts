import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '../../log.ts'

type Load<T> = (signal: AbortSignal) => Promise<T>

export interface LoadState<T> {
  /** The data loaded last, also while other data is loading. */
  readonly data: T | undefined
  readonly error: unknown
  readonly loading: boolean
  readonly reload: () => void
}

interface Settled<T> {
  readonly of: Load<T>
  readonly round: number
  readonly data?: T | undefined
  readonly error?: unknown
}

/** Runs `load` whenever it is another function, and on `reload`. Drops an answer that comes too late. */
export function useLoad<T>(load: Load<T>): LoadState<T> {
  const [round, setRound] = useState(0)
  const [settled, setSettled] = useState<Settled<T> | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    load(stop.signal).then(
      (data) => stop.signal.aborted || setSettled({ of: load, round, data }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        logFailure('Error al cargar:', error)
        setSettled((before) => ({ of: load, round, error, data: before?.data }))
      },
    )
    return () => stop.abort()
  }, [load, round])
  const reload = useCallback(() => setRound((one) => one + 1), [])
  const loading = settled?.of !== load || settled.round !== round
  return { data: settled?.data, error: loading ? undefined : settled.error, loading, reload }
}
