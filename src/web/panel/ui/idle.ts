/** The part of a frame to use in a browser without idle callbacks. */
const SLICE_MS = 8

/**
 * Runs work between two keys or frames, when the browser is idle. The work asks `hasTime` as it goes; after `within`
 * milliseconds it is called in any case. In Safari, which has no idle callbacks, it runs next.
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
