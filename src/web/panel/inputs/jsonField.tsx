import { Textarea } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

/** A list or an object as JSON. */
export const JsonField = (props: InputProps) => (
  <Textarea {...inputProps(props)} rows={2} resize="vertical" spellCheck={false} />
)

/** A list or an object in words: nothing, or its JSON. */
export const sayJson = (_field: unknown, value: unknown): string =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? JSON.stringify(value) : ''
