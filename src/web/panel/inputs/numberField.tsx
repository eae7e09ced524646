import { Box, Group, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type InputProps, inputProps } from './props.ts'

/**
 * A number, typed as text: a browser's own number input drops what it cannot read, and a slip of the finger would be
 * kept as something else. What is no number the contract refuses in its own words. `beside`: a way to another number.
 */
export function NumberField({ step, beside, ...props }: InputProps & { step: number; beside?: ReactNode }) {
  const { field } = props
  return (
    <TextInput
      {...inputProps(props)}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      step={step}
      min={field.min}
      max={field.max}
      autoComplete="off"
      maw={beside ? 360 : 240}
      {...(beside && {
        inputContainer: (input: ReactNode) => (
          <Group gap="xs" wrap="nowrap">
            <Box flex={1}>{input}</Box>
            {beside}
          </Group>
        ),
      })}
    />
  )
}
