/** How much of a frame a browser without idle times gives. */
const SLICE_MS = 8

/**
 * Does work between two keys or frames, when the browser has nothing better to do. The work asks `hasTime` as it goes;
 * after `within` milliseconds it is called in any case. Safari has no idle times of its own: there it comes next.
 */
export function whenIdle(work: (hasTime: () => boolean) => void, within?: number): void {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(
      (idle) => work(() => idle.timeRemaining() > 1),
      within ? { timeout: within } : {},
    )
  else
    setTimeout(() => {
      const begun = performance.now()
      work(() => performance.now() - begun < SLICE_MS)
    })
}
