import { useEffect, useId, useRef } from 'react'

/** The browser's own dialog: it keeps the focus inside, and Escape closes it. */
export function Modal({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: React.ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="bg-card text-ink m-auto max-h-[90dvh] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-2xl p-6 backdrop:bg-black/60"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            className="border-line grid size-11 place-items-center rounded-full border text-xl"
            aria-label="Cerrar"
          >
            ×
          </button>
        </form>
      </div>
      {children}
    </dialog>
  )
}
