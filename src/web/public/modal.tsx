import { useEffect, useEffectEvent, useId, useRef } from 'react'

/** The browser's own dialog: it keeps the focus inside and gives it back; Escape or a click outside closes it. */
export function Modal(props: {
  readonly title: string
  readonly kicker?: string
  readonly onClose: () => void
  readonly children: React.ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const onClose = useEffectEvent(props.onClose)

  useEffect(() => {
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
    <dialog ref={dialog} aria-labelledby={id} className="modal">
      <div className="p-5 sm:p-8">
        <div className="mb-5 flex items-start justify-between gap-4">
          <div>
            {props.kicker && <p className="kicker">{props.kicker}</p>}
            <h2 id={id} className="text-2xl sm:text-3xl">
              {props.title}
            </h2>
          </div>
          <form method="dialog">
            <button type="submit" className="icon-button" aria-label="Cerrar">
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
                <path
                  d="M6 6l12 12M18 6L6 18"
                  stroke="currentColor"
                  strokeWidth="2.2"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </form>
        </div>
        {props.children}
      </div>
    </dialog>
  )
}
