import { Textarea } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

export const LongTextInput = (props: InputProps) => (
  <Textarea {...inputProps(props)} rows={4} resize="vertical" />
)
