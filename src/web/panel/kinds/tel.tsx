import { TextInput } from '@mantine/core'
import type { PanelKind } from './kind.ts'
import { inputProps } from './props.ts'

export const telKind: PanelKind = {
  Input: (props) => <TextInput {...inputProps(props)} type="tel" />,
}
