import { useRef, useState } from 'react'

/** A swipe ends when nothing has moved for this time. */
const STILL_MS = 120

/** Pictures side by side in a native scroller that snaps, so that swiping works without and before any script. */
export function useSnapping<T extends HTMLElement>(count: number, first = 0) {
  const viewport = useRef<T>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [selected, setSelected] = useState(first)

  const goTo = (index: number, behavior: ScrollBehavior = lessMotion() ? 'instant' : 'smooth') => {
    const frame = viewport.current
    if (!frame) return
    const target = (index + count) % count
    setSelected(target)
    frame.scrollTo({ left: target * frame.clientWidth, behavior })
  }
  const next = () => goTo(selected + 1)
  const previous = () => goTo(selected - 1)

  return {
    viewport,
    selected,
    goTo,
    next,
    previous,
    /** For `onScroll`: notices where a swipe ended. */
    settle: () => {
      clearTimeout(settling.current)
      settling.current = setTimeout(() => {
        const frame = viewport.current
        if (frame) setSelected(Math.round(frame.scrollLeft / frame.clientWidth))
      }, STILL_MS)
    },
    /** For `onKeyDown`: the arrow keys move the pictures. */
    onArrow: (event: React.KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
      event.preventDefault()
      if (event.key === 'ArrowRight') next()
      else previous()
    },
  }
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'
export const lessMotion = (): boolean => matchMedia(LESS_MOTION).matches

/** Calls when the person's preference changes. */
export function onMotionChange(changed: () => void): () => void {
  const query = matchMedia(LESS_MOTION)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
