import { Button, Group, Text } from '@mantine/core'
import { trashTexts as texts } from '../../../contract/texts/trash.ts'
import { PanelDialog } from '../ui/dialog.tsx'

interface EmptyingProps {
  readonly title: string
  readonly onEmpty: () => void
  readonly onClose: () => void
}

/** Asks before a record is removed for ever. */
export function Emptying({ title, onEmpty, onClose }: EmptyingProps) {
  return (
    <PanelDialog title={texts.question} onClose={onClose}>
      <Text>{texts.warning(title)}</Text>
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.keep}
        </Button>
        <Button color="red.9" onClick={onEmpty}>
          {texts.forEver}
        </Button>
      </Group>
    </PanelDialog>
  )
}
