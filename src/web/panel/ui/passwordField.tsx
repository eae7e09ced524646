import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { Eye, SHOW, usePasswordShown } from '../../passwordShown.tsx'

/** A password input with a button that shows its text. */
export function PasswordField(props: TextInputProps) {
  const { shown, input, button } = usePasswordShown()
  return (
    <TextInput
      {...props}
      {...input}
      rightSectionWidth={44}
      rightSection={
        <ActionIcon {...button} variant="subtle" color="gray" size={36} aria-label={SHOW} title={SHOW}>
          <Eye open={shown} className="panel-icon" />
        </ActionIcon>
      }
    />
  )
}
