import { Textarea } from '@mantine/core'
import type { PanelKind } from './kind.ts'
import { inputProps } from './props.ts'

export const longTextKind: PanelKind = {
  Input: (props) => <Textarea {...inputProps(props)} rows={4} resize="vertical" />,
}
