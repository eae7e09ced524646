import { Switch } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

export function BoolInput(props: InputProps) {
  const { withAsterisk: _mark, ...own } = inputProps(props, 'checkbox')
  return <Switch {...own} />
}
