import { Table, UnstyledButton } from '@mantine/core'
import type { ListState } from './query.ts'

interface ColumnHeadProps {
  readonly name: string
  readonly label: string
  readonly sortable: boolean
  readonly query: ListState
  readonly onQuery: (query: ListState) => void
}

const SIGNS = { ascending: ' ▲', descending: ' ▼', none: ' ↕' } as const

/** A column's heading. It sorts the list ascending, descending, and back in its own order. */
export function ColumnHead({ name, label, sortable, query, onQuery }: ColumnHeadProps) {
  if (!sortable)
    return (
      <Table.Th role="columnheader" scope="col">
        {label}
      </Table.Th>
    )
  const order = query.sort === name ? 'ascending' : query.sort === `-${name}` ? 'descending' : 'none'
  const next = order === 'ascending' ? `-${name}` : order === 'descending' ? '' : name
  return (
    // On a narrow screen the button is hidden, so the cell itself needs the column's name.
    <Table.Th role="columnheader" scope="col" aria-sort={order} aria-label={label}>
      <UnstyledButton className="panel-sort" onClick={() => onQuery({ ...query, sort: next, page: 1 })}>
        {label}
        <span aria-hidden="true">{SIGNS[order]}</span>
      </UnstyledButton>
    </Table.Th>
  )
}
