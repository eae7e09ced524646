import { useAlive } from '../ui/useAlive.ts'

/**
 * Sends its form. While it is disabled it keeps the focus, and the form itself refuses. Only before hydration is it
 * really disabled, because then no form refuses.
 */
export function Submit({ disabled, children }: { disabled: boolean; children: string }) {
  const alive = useAlive()
  return (
    <button type="submit" disabled={!alive} aria-disabled={disabled} className="button w-full">
      {children}
    </button>
  )
}
