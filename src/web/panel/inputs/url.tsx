import { TextInput } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

export const UrlInput = (props: InputProps) => (
  <TextInput {...inputProps(props)} type="url" placeholder="https://" />
)
