import { Text } from '@mantine/core'
import type { ComponentType } from 'react'
import type { CellProps, PanelKind } from './kind.ts'

type Say = NonNullable<PanelKind['say']>

/** Returns a kind's words, and a cell of lists that shows them; a line break in them is one. */
export const sayingOf = (say: Say): { say: Say; Cell: ComponentType<CellProps> } => ({
  say,
  Cell: ({ field, value }) => (
    <Text size="sm" className="panel-text panel-lines">
      {say(field, value)}
    </Text>
  ),
})
