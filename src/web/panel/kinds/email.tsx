import { TextInput } from '@mantine/core'
import type { PanelKind } from './kind.ts'
import { inputProps } from './props.ts'

export const emailKind: PanelKind = {
  Input: (props) => <TextInput {...inputProps(props)} type="email" inputMode="email" />,
}
