import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

const EVERY_MS = 6000

/** How the slides move. `several` is false for a single slide, which stays where it is. */
export function useCarousel(several: boolean) {
  const [viewport, embla] = useEmblaCarousel({ loop: several, active: several })
  const [selected, setSelected] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!embla) return
    const select = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', select)
    return () => {
      embla.off('select', select)
    }
  }, [embla])

  useEffect(() => {
    if (!embla || !several || paused || held || lessMotion()) return
    const timer = setInterval(() => embla.scrollNext(), EVERY_MS)
    return () => clearInterval(timer)
  }, [embla, several, paused, held])

  // Whoever prefers less motion gets the next picture at once, without its way there.
  const next = () => embla?.scrollNext(lessMotion())
  const previous = () => embla?.scrollPrev(lessMotion())
  return {
    viewport,
    selected,
    paused,
    ready: several && embla !== undefined,
    next,
    previous,
    goTo: (index: number) => embla?.scrollTo(index, lessMotion()),
    togglePause: () => setPaused(!paused),
    /** Props of the frame: pointing at it or focusing in it holds it still, arrow keys move it. */
    holding: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key === 'ArrowRight') next()
        if (event.key === 'ArrowLeft') previous()
      },
    },
  }
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
