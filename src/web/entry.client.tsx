import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

forgetMask()
// In a task of its own, because loading React was enough work for one.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)

/**
 * A reload with an open modal requests the modal's own page. The router must not take it for the page behind the modal.
 */
function forgetMask(): void {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'masked' in state)
    window.history.replaceState({ ...state, masked: undefined, usr: null }, '')
}
