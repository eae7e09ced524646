import { useEffect, useRef } from 'react'

/** Shorter movements come from an unsteady hand and do not count as scrolling. */
const STEP_PX = 8

/**
 * For the bar over every page: sets `data-away` while the page is scrolled down, and removes it when it is scrolled up
 * or is near its top. The bar stays visible while it has the focus (bar.css).
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

/** Safari scrolls past both ends and bounces back, which does not count as scrolling. */
function scrolledPx(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return Math.min(Math.max(window.scrollY, 0), scrollHeight - clientHeight)
}
