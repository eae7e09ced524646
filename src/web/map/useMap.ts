import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapLibre } from './engine.client.ts'

type Engine = typeof import('./engine.client.ts')
export type MapOptions = Parameters<Engine['openMap']>[1]

/** `noGraphics`: this browser cannot draw maps. `failed`: it did not load, and may another time. */
export type MapProblem = 'noGraphics' | 'failed'

export interface DrawnMap {
  /** The element to draw into. */
  readonly ref: React.RefObject<HTMLDivElement | null>
  readonly problem: MapProblem | null
}

/**
 * Draws a map while the component is shown. `options` null: not yet. `ready` gets the map once it can show markers, and
 * returns how to leave it.
 */
export function useMap(
  options: MapOptions | null,
  ready: (map: MapLibre, engine: Engine) => (() => void) | undefined,
): DrawnMap {
  const ref = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<MapProblem | null>(null)
  const begin = useEffectEvent(async (container: HTMLElement, left: () => boolean) => {
    if (!options) return undefined
    if (!canDraw()) throw new NoGraphics()
    const engine = await import('./engine.client.ts')
    if (left()) return undefined
    const map = await engine.openMap(container, options)
    const leave = ready(map, engine)
    return () => {
      leave?.()
      map.remove()
    }
  })
  const waits = options === null

  useEffect(() => {
    if (waits || !ref.current) return
    let left = false
    const drawn = begin(ref.current, () => left)
    drawn.catch((error: unknown) => {
      if (!left) setProblem(error instanceof NoGraphics ? 'noGraphics' : 'failed')
    })
    return () => {
      left = true
      void drawn.then((leave) => leave?.()).catch(() => undefined)
    }
  }, [waits])

  return { ref, problem }
}

class NoGraphics extends Error {}

const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null
