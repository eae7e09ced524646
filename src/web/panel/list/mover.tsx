import { ActionIcon } from '@mantine/core'
import { bulk as texts } from '../../../contract/texts/panel.ts'

interface MoverProps {
  readonly name: string
  readonly id: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (id: number, by: -1 | 1) => void
}

/** Moves a record up or down in its list, by keyboard, mouse or finger. */
export function Mover({ name, id, isFirst, isLast, onMove }: MoverProps) {
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        id={moverId(id, -1)}
        aria-label={texts.up(name)}
        disabled={isFirst}
        onClick={() => onMove(id, -1)}
      >
        ↑
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        id={moverId(id, 1)}
        aria-label={texts.down(name)}
        disabled={isLast}
        onClick={() => onMove(id, 1)}
      >
        ↓
      </ActionIcon>
    </>
  )
}

export const moverId = (id: number, by: -1 | 1): string => `mover-${id}-${by}`
