import { Button, Group, Table, Text } from '@mantine/core'
import type { TrashEntry } from '../../../contract/history.ts'
import type { Resource } from '../../../contract/resource.ts'
import { trashTexts as texts } from '../../../contract/texts/trash.ts'
import { TRASH_DAYS } from '../../../contract/trashBounds.ts'

interface RowProps {
  readonly entry: TrashEntry
  readonly resource: Resource | undefined
  readonly onRestore: (entry: TrashEntry) => void
  readonly onEmpty: (entry: TrashEntry) => void
}

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })

/** A removed record: what it was, when and by whom it was removed, and how long it stays. */
export function TrashRow({ entry, resource, onRestore, onEmpty }: RowProps) {
  const { at, title, user } = entry
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" data-label={texts.what}>
        <div>
          <Text size="sm" fw={600} className="panel-text">
            {title}
          </Text>
          <Text size="xs" c="dimmed">
            {resource?.texts.one}
          </Text>
        </div>
      </Table.Td>
      <Table.Td role="cell" data-label={texts.when}>
        <div>
          <Text size="sm" component="time" dateTime={at}>
            {when.format(new Date(at))}
          </Text>
          <Text size="xs" c="dimmed" className="panel-text">
            {texts.by(user ?? texts.nobody)}
          </Text>
        </div>
      </Table.Td>
      <Table.Td role="cell" data-label={texts.left}>
        <Text size="sm">{texts.daysLeft(daysLeft(at))}</Text>
      </Table.Td>
      <Table.Td role="cell">
        <Group gap="xs" className="panel-actions">
          <Button
            variant="default"
            size="xs"
            aria-label={texts.restoreOne(title)}
            onClick={() => onRestore(entry)}
          >
            {texts.restore}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            aria-label={texts.forEverOne(title)}
            onClick={() => onEmpty(entry)}
          >
            {texts.forEver}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

const DAY = 86_400_000

const daysLeft = (at: string): number =>
  Math.max(0, Math.ceil((Date.parse(at) + TRASH_DAYS * DAY - Date.now()) / DAY))

interface TogetherProps {
  readonly columns: number
  /** One of the records. */
  readonly title: string
  readonly onRestore: () => void
}

/** Stands above records that were removed together, and restores them all. */
export function TogetherRow({ columns, title, onRestore }: TogetherProps) {
  return (
    <Table.Tr role="row" className="panel-together">
      <Table.Td role="cell" colSpan={columns}>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {texts.together}
          </Text>
          <Button variant="default" size="xs" aria-label={texts.restoreAllWith(title)} onClick={onRestore}>
            {texts.restoreAll}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
