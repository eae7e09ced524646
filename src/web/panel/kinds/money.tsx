import { Text } from '@mantine/core'
import { formatPrice } from '../../../contract/values/numbers.ts'
import { NumberField } from '../inputs/numberField.tsx'
import type { PanelKind } from './kind.ts'

export const moneyKind: PanelKind = {
  Input: (props) => <NumberField {...props} step={props.field.step ?? 0.01} />,
  Cell: ({ value }) => <Text size="sm">{typeof value === 'number' ? formatPrice(value) : ''}</Text>,
}
