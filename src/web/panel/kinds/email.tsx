import { TextInput } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

export const EmailInput = (props: InputProps) => (
  <TextInput {...inputProps(props)} type="email" inputMode="email" />
)
