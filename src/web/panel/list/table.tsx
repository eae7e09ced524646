import { Button, Group, Table, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import type { Resource } from '../../../contract/resource.ts'
import { panel } from '../../../contract/textosPanel.ts'
import type { Area } from '../area.ts'
import type { Item } from '../calls.ts'
import { Cell } from './cell.tsx'
import type { ListQuery } from './query.ts'

interface TableProps {
  readonly area: Area
  readonly resource: Resource
  readonly items: readonly Item[]
  readonly busy: boolean
  readonly query: ListQuery
  readonly onQuery: (query: ListQuery) => void
  readonly onRemove: (item: Item) => void
}

/** One page of records. On a narrow screen each row is a card; the roles keep it a table for a screen reader. */
export function RecordTable({ area, resource, items, busy, query, onQuery, onRemove }: TableProps) {
  const rights = resource[area.audience]
  const columns = rights?.columns ?? resource.columns
  const actions = rights?.actions ?? panel.actions
  return (
    <Table role="table" aria-busy={busy} className="panel-table" highlightOnHover verticalSpacing="sm">
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {columns.map(([name, label]) => (
            <ColumnHead
              key={name}
              name={name}
              label={label}
              sortable={resource.fields[name]?.kind !== 'image' && resource.sortable.includes(name)}
              query={query}
              onQuery={onQuery}
            />
          ))}
          <Table.Th role="columnheader" scope="col">
            {actions}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {items.map((item) => (
          <Table.Tr role="row" key={item.id}>
            {columns.map(([name, label]) => (
              <Table.Td role="cell" key={name} data-label={label}>
                <Cell resource={resource} name={name} item={item} />
              </Table.Td>
            ))}
            <Table.Td role="cell">
              <Actions area={area} resource={resource} item={item} onRemove={onRemove} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function ColumnHead({
  name,
  label,
  sortable,
  query,
  onQuery,
}: { name: string; label: string; sortable: boolean } & Pick<TableProps, 'query' | 'onQuery'>) {
  if (!sortable)
    return (
      <Table.Th role="columnheader" scope="col">
        {label}
      </Table.Th>
    )
  const order = query.sort === name ? 'ascending' : query.sort === `-${name}` ? 'descending' : 'none'
  const next = order === 'ascending' ? `-${name}` : order === 'descending' ? '' : name
  return (
    <Table.Th role="columnheader" scope="col" aria-sort={order}>
      <UnstyledButton className="panel-sort" onClick={() => onQuery({ ...query, sort: next, page: 1 })}>
        {label}
        <span aria-hidden="true">{order === 'ascending' ? ' ▲' : order === 'descending' ? ' ▼' : ' ↕'}</span>
      </UnstyledButton>
    </Table.Th>
  )
}

function Actions({
  area,
  resource,
  item,
  onRemove,
}: Pick<TableProps, 'area' | 'resource' | 'onRemove'> & { item: Item }) {
  const operations = resource[area.audience]?.operations ?? []
  const named = ` ${String(item[resource.title] ?? item.id)}`
  return (
    <Group gap="xs" wrap="nowrap">
      {operations.includes('update') && (
        <Button
          component={Link}
          to={area.paths.edit(resource.name, item.id)}
          variant="default"
          size="xs"
          aria-label={panel.edit + named}
        >
          {panel.edit}
        </Button>
      )}
      {operations.includes('remove') && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={panel.remove + named}
          onClick={() => onRemove(item)}
        >
          {panel.remove}
        </Button>
      )}
    </Group>
  )
}
