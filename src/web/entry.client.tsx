import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

forgetMask()
// In a turn of its own: reading React in was work enough for one.
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

/** A reload with a modal open brings the modal's own page: the router must not take it for the page behind it. */
function forgetMask(): void {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'masked' in state)
    window.history.replaceState({ ...state, masked: undefined, usr: null }, '')
}
