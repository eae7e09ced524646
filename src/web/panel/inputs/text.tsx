import { TextInput } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

export const ShortTextInput = (props: InputProps) => <TextInput {...inputProps(props)} />
