import { TextInput } from '@mantine/core'
import { inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'

export const emailKind: PanelKind = {
  Input: (props) => <TextInput {...inputProps(props)} type="email" inputMode="email" />,
}
