import { useEffect, useRef } from 'react'

/** Less than this is an unsteady hand, no way that somebody scrolls. */
const STEP_PX = 8

/**
 * For the bar over every page: marks it `data-away` while the page is scrolled down, and takes the mark off as soon as it is
 * scrolled up, or stands near its top. What has the focus in the bar keeps it in sight (bar.css).
 */
export function useLeavingBar(): React.RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    let before = scrolledPx()
    const follow = () => {
      const now = scrolledPx()
      if (Math.abs(now - before) < STEP_PX) return
      bar.current?.toggleAttribute('data-away', now > before && now > bar.current.offsetHeight)
      before = now
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return bar
}

/** Safari scrolls past both ends and swings back, which is no scrolling of anybody's. */
function scrolledPx(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return Math.min(Math.max(window.scrollY, 0), scrollHeight - clientHeight)
}
