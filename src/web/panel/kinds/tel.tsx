import { TextInput } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

export const TelInput = (props: InputProps) => <TextInput {...inputProps(props)} type="tel" />
