import { Table } from '@mantine/core'
import { Fragment } from 'react'
import type { TrashEntry } from '../../../contract/history.ts'
import type { Resource } from '../../../contract/resource.ts'
import { panel } from '../../../contract/texts/panel.ts'
import { trashTexts as texts } from '../../../contract/texts/trash.ts'
import { TogetherRow, TrashRow } from './row.tsx'

interface TrashTableProps {
  readonly kinds: readonly Resource[]
  readonly entries: readonly TrashEntry[]
  readonly busy: boolean
  readonly onRestore: (entry: TrashEntry) => void
  /** Restores also what was removed together with it. */
  readonly onRestoreTogether: (entry: TrashEntry) => void
  readonly onEmpty: (entry: TrashEntry) => void
}

const HEADINGS = [texts.what, texts.when, texts.left, panel.actions]

/** A page of the trash. What was removed together stands below a row of its own. On a narrow screen each row is a card. */
export function TrashTable(props: TrashTableProps) {
  const { kinds, entries, busy, onRestoreTogether } = props
  return (
    <div className="panel-list">
      <Table role="table" aria-busy={busy} className="panel-table" highlightOnHover verticalSpacing="sm">
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {HEADINGS.map((heading) => (
              <Table.Th role="columnheader" scope="col" key={heading}>
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {entries.map((entry, at) => (
            <Fragment key={entry.id}>
              {entry.lote !== null && entry.lote !== entries[at - 1]?.lote && (
                <TogetherRow
                  columns={HEADINGS.length}
                  title={entry.title}
                  onRestore={() => onRestoreTogether(entry)}
                />
              )}
              <TrashRow {...props} entry={entry} resource={kinds.find(({ name }) => name === entry.tipo)} />
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
