import { TextInput } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

/**
 * A number, typed as text: a browser's own number input drops what it cannot read, and a slip of the finger would be
 * kept as something else. What is no number the contract refuses in its own words.
 */
export function NumberField(props: InputProps & { step: number }) {
  const { field, step } = props
  return (
    <TextInput
      {...inputProps(props)}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      step={step}
      min={field.min}
      max={field.max}
      autoComplete="off"
      maw={240}
    />
  )
}
