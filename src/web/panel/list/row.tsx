import { Button, Checkbox, Group, Table } from '@mantine/core'
import { Link } from 'react-router'
import { bulk, panel } from '../../../contract/texts/panel.ts'
import type { PanelItem } from '../calls.ts'
import { useListBehind } from '../listBehind.ts'
import { Cell } from './cell.tsx'
import { Mover } from './mover.tsx'
import type { TableProps } from './table.tsx'

interface RowProps extends TableProps {
  readonly columns: readonly (readonly [string, string])[]
  readonly item: PanelItem
  readonly index: number
}

/** The data type of a dragged row. */
const DRAGGED = 'application/x-zocalo-record'

export function RecordRow(props: RowProps) {
  const { resource, columns, item, choice, move } = props
  const name = String(item[resource.title] ?? item.id)
  const dragging = move && {
    draggable: true,
    onDragStart: (event: React.DragEvent) => event.dataTransfer.setData(DRAGGED, String(item.id)),
    onDragOver: (event: React.DragEvent) =>
      event.dataTransfer.types.includes(DRAGGED) && event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      const dragged = Number(event.dataTransfer.getData(DRAGGED))
      if (dragged && dragged !== item.id) move.drop(dragged, item.id)
    },
  }
  return (
    <Table.Tr role="row" {...dragging}>
      {choice && (
        <Table.Td role="cell">
          <Checkbox
            className="panel-check"
            label={bulk.choose}
            aria-label={bulk.chooseOne(name)}
            checked={choice.ids.has(item.id)}
            onChange={() => choice.toggle(item.id)}
          />
        </Table.Td>
      )}
      {columns.map(([field, label]) => (
        <Table.Td role="cell" key={field} data-label={label}>
          <Cell resource={resource} name={field} item={item} />
        </Table.Td>
      ))}
      <Table.Td role="cell">
        <Actions {...props} name={name} />
      </Table.Td>
    </Table.Tr>
  )
}

function Actions(props: RowProps & { name: string }) {
  const { area, resource, items, item, index, move, onRemove, name } = props
  const operations = resource[area.audience]?.operations ?? []
  const listBehind = useListBehind()
  return (
    <Group gap="xs" className="panel-actions">
      {operations.includes('update') && (
        <Button
          component={Link}
          to={area.paths.edit(resource.name, item.id)}
          state={listBehind}
          variant="default"
          size="xs"
          aria-label={`${panel.edit} ${name}`}
        >
          {panel.edit}
        </Button>
      )}
      {operations.includes('full') && area.paths.full && (
        <Button
          component={Link}
          to={area.paths.full(resource.name, item.id)}
          state={listBehind}
          variant="default"
          size="xs"
          aria-label={panel.fullOf(name)}
        >
          {panel.full}
        </Button>
      )}
      {operations.includes('remove') && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={`${panel.remove} ${name}`}
          onClick={() => onRemove(item)}
        >
          {panel.remove}
        </Button>
      )}
      {move && (
        <Group gap="xs" wrap="nowrap">
          <Mover
            name={name}
            id={item.id}
            isFirst={index === 0 && move.ends.first}
            isLast={index === items.length - 1 && move.ends.last}
            onMove={move.step}
          />
        </Group>
      )}
    </Group>
  )
}
