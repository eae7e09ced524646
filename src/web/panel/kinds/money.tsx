import { Text } from '@mantine/core'
import type { Field } from '../../../contract/kinds/field.ts'
import { formatPrice } from '../../../contract/values/numbers.ts'
import { NumberField } from '../inputs/numberField.tsx'
import type { PanelKind } from './kind.ts'

export const moneyKind: PanelKind = {
  Input: (props) => <NumberField {...props} step={props.field.step ?? 0.01} />,
  Cell: ({ field, value }) => <Text size="sm">{sayPrice(field, value)}</Text>,
  say: sayPrice,
}

function sayPrice(_field: Field, value: unknown): string {
  return typeof value === 'number' ? formatPrice(value) : ''
}
