import { TextInput } from '@mantine/core'
import { inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'

export const dateKind: PanelKind = {
  Input: (props) => <TextInput {...inputProps(props)} type="date" maw={240} />,
}
