import { Modal } from '@mantine/core'
import { useEffect } from 'react'
import { panel } from '../../../contract/texts/panel.ts'

interface DialogProps {
  readonly title: string
  readonly size?: 'md' | 'lg'
  readonly onClose: () => void
  readonly children: React.ReactNode
}

/** A dialog over the page. Its heading is not a banner landmark of the page, as Mantine's own would be. */
export function PanelDialog({ title, size = 'md', onClose, children }: DialogProps) {
  useFocusBack()
  return (
    <Modal.Root opened onClose={onClose} size={size}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header role="none">
          <Modal.Title fw={700}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={panel.close} />
        </Modal.Header>
        <Modal.Body className="panel-text">{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Returns the focus to where it was before the dialog. */
function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true })
    }
  }, [])
}
