import { useId } from 'react'
import { CloseButton, Dialog } from './dialog.tsx'

/** A record over the page, under its title. */
export function Modal(props: {
  readonly title: string
  readonly kicker?: string
  readonly onClose: () => void
  readonly children: React.ReactNode
}) {
  const id = useId()
  return (
    <Dialog labelledBy={id} className="modal" onClose={props.onClose}>
      <div className="p-5 sm:p-8">
        <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
          <div className="beside">
            {props.kicker && <p className="kicker">{props.kicker}</p>}
            <h2 id={id} className="text-2xl sm:text-3xl">
              {props.title}
            </h2>
          </div>
          <CloseButton />
        </div>
        {props.children}
      </div>
    </Dialog>
  )
}
