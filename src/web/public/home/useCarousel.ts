import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { lessMotion, onMotionChange, useSnapping } from '../ui/useSnapping.ts'

const EVERY_MS = 6000

/** Moves the slides by themselves, until somebody looks at them. */
export function useCarousel(count: number) {
  const { onArrow, ...slides } = useSnapping<HTMLDivElement>(count)
  const still = useSyncExternalStore(onMotionChange, lessMotion, () => false)
  const [chosen, setChosen] = useState<boolean>()
  const paused = chosen ?? still
  const [held, setHeld] = useState(false)

  const goOn = useEffectEvent(slides.next)
  useEffect(() => {
    if (count < 2 || paused || held) return
    const timer = setInterval(() => goOn(), EVERY_MS)
    return () => clearInterval(timer)
  }, [count, paused, held])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    ...slides,
    paused,
    togglePause: () => setChosen(!paused),
    /** Props of the frame: pointing at it or focusing in it stops the slides, arrow keys move them. */
    holding: {
      onMouseEnter: hold,
      onMouseLeave: release,
      onTouchStart: hold,
      onTouchEnd: release,
      onFocus: hold,
      onBlur: release,
      onKeyDown: onArrow,
    },
  }
}
