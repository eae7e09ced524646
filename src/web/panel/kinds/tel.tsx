import { TextInput } from '@mantine/core'
import { inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'

export const telKind: PanelKind = {
  Input: (props) => <TextInput {...inputProps(props)} type="tel" />,
}
