import { Checkbox, Table } from '@mantine/core'
import type { Resource } from '../../../contract/resource.ts'
import { bulk, panel } from '../../../contract/texts/panel.ts'
import type { Area } from '../area.ts'
import type { PanelItem } from '../calls.ts'
import { ColumnHead } from './columnHead.tsx'
import { isSortable, type ListState } from './query.ts'
import { RecordRow } from './row.tsx'
import type { Choice } from './useChoice.ts'

export interface TableProps {
  readonly area: Area
  readonly resource: Resource
  readonly items: readonly PanelItem[]
  /** The number of records on all pages. */
  readonly total: number
  readonly busy: boolean
  readonly query: ListState
  readonly onQuery: (query: ListState) => void
  readonly onRemove: (item: PanelItem) => void
  /** Null when records cannot be chosen, or moved. */
  readonly choice: Choice | null
  readonly move: {
    readonly step: (id: number, by: -1 | 1) => void
    readonly drop: (id: number, onto: number) => void
    /** Whether the page's ends are also the list's ends. */
    readonly ends: { readonly first: boolean; readonly last: boolean }
  } | null
}

/** One page of records. On a narrow screen each row is a card; the roles keep it a table for screen readers. */
export function RecordTable(props: TableProps) {
  const { area, resource, items, busy, query, onQuery, choice } = props
  const rights = resource[area.audience]
  const columns = rights?.columns ?? resource.columns
  return (
    <Table role="table" aria-busy={busy} className="panel-table" highlightOnHover verticalSpacing="sm">
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {choice && (
            <Table.Th role="columnheader" scope="col">
              <Checkbox
                className="panel-check"
                label={bulk.chooseAll}
                checked={choice.ofPage === 'all'}
                indeterminate={choice.ofPage === 'some'}
                onChange={choice.togglePage}
              />
            </Table.Th>
          )}
          {columns.map(([name, label]) => (
            <ColumnHead
              key={name}
              name={name}
              label={label}
              sortable={isSortable(resource, name)}
              query={query}
              onQuery={onQuery}
            />
          ))}
          <Table.Th role="columnheader" scope="col">
            {rights?.actions ?? panel.actions}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {items.map((item, index) => (
          <RecordRow key={item.id} {...props} columns={columns} item={item} index={index} />
        ))}
      </Table.Tbody>
    </Table>
  )
}
