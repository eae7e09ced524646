import { TextInput } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'

/** A number as the browser asks for it; what cannot be one is told by the contract's text. */
export function NumberField(props: InputProps & { step: number }) {
  const { field, step } = props
  return (
    <TextInput
      {...inputProps(props)}
      type="number"
      step={step}
      min={field.min}
      max={field.max}
      // Scrolling the page over a number must not change it.
      onWheel={(event) => event.currentTarget.blur()}
      maw={240}
    />
  )
}
