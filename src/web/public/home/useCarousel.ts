import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

const EVERY_MS = 6000
/** A swipe ends when nothing has moved for this time. */
const STILL_MS = 120

/** Moves the slides in a native scroller that snaps, so that swiping works without and before any script. */
export function useCarousel(count: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [selected, setSelected] = useState(0)
  const still = useSyncExternalStore(onMotionChange, lessMotion, () => false)
  const [chosen, setChosen] = useState<boolean>()
  const paused = chosen ?? still
  const [held, setHeld] = useState(false)

  const goTo = (index: number) => {
    const frame = viewport.current
    if (!frame) return
    const target = (index + count) % count
    setSelected(target)
    frame.scrollTo({ left: target * frame.clientWidth, behavior: lessMotion() ? 'instant' : 'smooth' })
  }
  const next = () => goTo(selected + 1)
  const previous = () => goTo(selected - 1)

  const goOn = useEffectEvent(next)
  useEffect(() => {
    if (count < 2 || paused || held) return
    const timer = setInterval(() => goOn(), EVERY_MS)
    return () => clearInterval(timer)
  }, [count, paused, held])

  const settle = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const frame = viewport.current
      if (frame) setSelected(Math.round(frame.scrollLeft / frame.clientWidth))
    }, STILL_MS)
  }

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    viewport,
    settle,
    selected,
    paused,
    next,
    previous,
    goTo,
    togglePause: () => setChosen(!paused),
    /** Props of the frame: pointing at it or focusing in it stops the slides, arrow keys move them. */
    holding: {
      onMouseEnter: hold,
      onMouseLeave: release,
      onTouchStart: hold,
      onTouchEnd: release,
      onFocus: hold,
      onBlur: release,
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
        event.preventDefault()
        if (event.key === 'ArrowRight') next()
        else previous()
      },
    },
  }
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'
const lessMotion = () => matchMedia(LESS_MOTION).matches
const onMotionChange = (changed: () => void) => {
  const query = matchMedia(LESS_MOTION)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
