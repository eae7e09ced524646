import { Textarea } from '@mantine/core'
import { inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'
import { TextChange } from './text.tsx'

export const longTextKind: PanelKind = {
  Input: (props) => <Textarea {...inputProps(props)} rows={4} resize="vertical" />,
  Change: TextChange,
}
