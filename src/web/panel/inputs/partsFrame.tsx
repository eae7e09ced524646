import { Stack, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface PartsFrameProps {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly children: ReactNode
}

/** The frame of an input with several controls: its name, small print, and what is wrong with the whole. */
export function PartsFrame({ label, help, error, children }: PartsFrameProps) {
  const id = useId()
  return (
    <fieldset className="panel-parts" aria-describedby={help ? id : undefined}>
      <legend>{label}</legend>
      {help && (
        <Text id={id} size="sm" c="dimmed" mb="xs">
          {help}
        </Text>
      )}
      <Stack gap="sm">{children}</Stack>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs" tabIndex={-1} role="alert" data-wrong>
          {error}
        </Text>
      )}
    </fieldset>
  )
}
