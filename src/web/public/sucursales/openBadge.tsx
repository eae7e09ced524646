import { stateParts } from '../../../contract/values/stateText.ts'
import { hasTimes, type PublicTimes, useOpenState } from './useOpenState.ts'

/** Whether a branch is open now. Its place is there before its words, which only the browser knows. */
export function OpenBadge({ of, className = '' }: { of: PublicTimes; className?: string }) {
  const state = useOpenState(of)
  if (!hasTimes(of)) return null
  const [badge, ...details] = state ? stateParts(state) : []
  return (
    <p className={`open-badge ${className}`}>
      {state && (
        <>
          <strong data-open={state.open} data-soon={state.soon || undefined}>
            {badge}
          </strong>
          {details.length > 0 && ` · ${details.join(' · ')}`}
        </>
      )}
    </p>
  )
}
