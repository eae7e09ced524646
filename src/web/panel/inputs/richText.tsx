import { Textarea } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

export const RichTextInput = (props: InputProps) => <Textarea {...inputProps(props)} rows={10} />
