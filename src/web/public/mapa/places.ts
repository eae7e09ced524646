import { useCallback, useEffect, useRef, useState } from 'react'
import type { Mapa } from '../../../contract/branchViews.ts'
import { api } from '../../../contract/paths.ts'
import { browserApi } from '../../api.ts'

/** West, south, east and north, in degrees. */
export type Frame = [number, number, number, number]

interface Places extends Mapa {
  /** The first answer to a question, which is about the whole map. */
  readonly first: boolean
}

export interface FoundPlaces {
  /** Null until the first answer. */
  readonly answer: Places | null
  readonly failed: boolean
  /** Asks for what is in a frame of the map. */
  readonly ask: (frame: Frame, zoom: number) => void
}

/** The earth between the ends of the map. */
const EVERYWHERE: Frame = [-180, -85, 180, 85]
/** The first answer says only where the branches are. */
const FIRST_ZOOM = 0
/** Parts of the list's address that do not narrow what a map shows. */
const NOT_ASKED = ['marco', 'pagina', 'orden']

/** The branches of a list's question in the frame of a map. A newer question replaces those before it. */
export function usePlaces(query: string): FoundPlaces {
  const [answer, setAnswer] = useState<Places | null>(null)
  const [failed, setFailed] = useState(false)
  const asking = useRef<AbortController | null>(null)
  const filters = filtersOf(query)

  const request = useCallback(
    (frame: Frame, zoom: number, first: boolean) => {
      asking.current?.abort()
      const own = new AbortController()
      asking.current = own
      const asked = new URLSearchParams(filters)
      asked.set('marco', framed(frame))
      asked.set('zoom', String(Math.floor(zoom)))
      browserApi<Mapa>(`${api.mapa}?${asked}`, { signal: own.signal })
        .then(({ data }) => {
          setAnswer({ ...data, first })
          setFailed(false)
        })
        .catch(() => {
          if (!own.signal.aborted) setFailed(true)
        })
    },
    [filters],
  )
  useEffect(() => {
    request(EVERYWHERE, FIRST_ZOOM, true)
    return () => asking.current?.abort()
  }, [request])

  const ask = useCallback((frame: Frame, zoom: number) => request(frame, zoom, false), [request])
  return { answer, failed, ask }
}

function filtersOf(query: string): string {
  const asked = new URLSearchParams(query)
  for (const name of NOT_ASKED) asked.delete(name)
  return asked.toString()
}

/** A frame as the API takes it, to about a metre. */
export const framed = (frame: Frame): string => frame.map((degrees) => degrees.toFixed(5)).join(',')
