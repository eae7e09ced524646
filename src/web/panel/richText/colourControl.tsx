import { Button, ColorSwatch, Popover, SimpleGrid, Stack, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, useEditorState } from '@tiptap/react'
import { editor as texts } from '../../../contract/texts/panel.ts'

interface ColourControlProps {
  readonly editor: Editor
  readonly label: string
  readonly attribute: 'color' | 'backgroundColor'
  readonly colours: readonly (readonly [value: string, name: string])[]
  readonly onChoose: (colour: string | null) => void
  readonly icon: React.ComponentType<{ colour: string }>
}

/** Sets a colour of the selected text from a palette. */
export function ColourControl({
  editor,
  label,
  attribute,
  colours,
  onChoose,
  icon: Icon,
}: ColourControlProps) {
  const [opened, { toggle, close }] = useDisclosure(false)
  const current = useEditorState({
    editor,
    selector: () => String(editor.getAttributes('textStyle')[attribute] ?? ''),
  })
  const choose = (colour: string | null) => {
    close()
    onChoose(colour)
  }
  return (
    <Popover opened={opened} onDismiss={close} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <RichTextEditor.Control aria-label={label} title={label} onClick={toggle}>
          <Icon colour={current} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          <SimpleGrid cols={4} spacing="xs">
            {colours.map(([value, name]) => (
              <UnstyledButton
                key={value}
                aria-label={name}
                title={name}
                onClick={() => choose(value)}
                className="panel-swatch"
              >
                <ColorSwatch component="span" color={value} size={28} />
              </UnstyledButton>
            ))}
          </SimpleGrid>
          <Button size="xs" variant="default" onClick={() => choose(null)}>
            {texts.noColour}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
