import { Switch } from '@mantine/core'
import type { Field } from '../../../contract/kinds/field.ts'
import { type InputProps, inputProps } from '../inputs/props.ts'
import { StateBadge } from '../ui/stateBadge.tsx'
import type { CellProps, PanelKind } from './kind.ts'

export const boolKind: PanelKind = {
  Input: BoolInput,
  Cell: BoolCell,
  choices: (field) => statesOf(field).map((label, index) => ({ value: index === 0 ? '1' : '0', label })),
  say: sayState,
}

function BoolInput(props: InputProps) {
  const { withAsterisk: _mark, ...own } = inputProps(props, 'checkbox')
  return <Switch {...own} />
}

const statesOf = ({ states }: Field) => states ?? ['Sí', 'No']

function sayState(field: Field, value: unknown): string {
  const [yes, no] = statesOf(field)
  return value === true ? yes : no
}

function BoolCell({ field, value }: CellProps) {
  return <StateBadge on={value === true}>{sayState(field, value)}</StateBadge>
}
