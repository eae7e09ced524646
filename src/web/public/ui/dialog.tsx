import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** The browser's own dialog: it traps the focus and returns it; Escape or a click outside closes it. */
export function Dialog(props: {
  /** Id of its heading. */
  readonly labelledBy: string
  readonly className: string
  readonly onClose: () => void
  readonly children: React.ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const onClose = useEffectEvent(props.onClose)

  // Closes it before it leaves the page; afterwards Firefox would not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const closed = () => onClose()
    const pressed = (event: MouseEvent) => {
      if (event.target === element) element.close()
    }
    element.showModal()
    element.addEventListener('close', closed)
    element.addEventListener('click', pressed)
    return () => {
      element.removeEventListener('close', closed)
      element.removeEventListener('click', pressed)
      element.close()
    }
  }, [])

  return (
    <dialog ref={dialog} aria-labelledby={props.labelledBy} className={props.className}>
      {props.children}
    </dialog>
  )
}

/** Closes its dialog without any script of its own. */
export function CloseButton() {
  return (
    <form method="dialog">
      <button type="submit" className="icon-button" aria-label="Cerrar">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
          <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </button>
    </form>
  )
}
