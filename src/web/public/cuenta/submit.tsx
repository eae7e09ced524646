import { useAlive } from '../ui/useAlive.ts'

/**
 * Sends the form it stands in. While that has to wait it is called disabled and keeps the focus: the form itself
 * refuses. Only before the page is alive, when no form would, it is out of use.
 */
export function Submit({ disabled, children }: { disabled: boolean; children: string }) {
  const alive = useAlive()
  return (
    <button type="submit" disabled={!alive} aria-disabled={disabled} className="button w-full">
      {children}
    </button>
  )
}
