import { Stack } from '@mantine/core'
import { NoticeBar } from '../ui/notice.tsx'
import { Bulk } from './bulk.tsx'
import { Sorter } from './sorter.tsx'
import { RecordTable, type TableProps } from './table.tsx'
import { useChoice } from './useChoice.ts'
import { useReorder } from './useReorder.ts'

type RecordsProps = Omit<TableProps, 'choice' | 'move'> & { readonly onReload: () => void }

/** A page's records, with the actions on several of them: choose, change, delete, reorder. */
export function RecordList({ onReload, ...table }: RecordsProps) {
  const { area, resource, items, query, total } = table
  const choice = useChoice(
    items.map(({ id }) => id),
    query,
  )
  const reorder = useReorder(table, onReload)
  const many = area.calls.batch !== undefined
  return (
    <Stack gap="sm" className="panel-list">
      {many && (
        <Bulk
          area={area}
          resource={resource}
          query={query}
          total={total}
          onPage={items.length}
          choice={choice}
          onDone={onReload}
        />
      )}
      <NoticeBar notice={reorder.notice} />
      {items.length > 0 && <Sorter {...table} />}
      {items.length > 0 && (
        <RecordTable
          {...table}
          items={reorder.shown}
          busy={table.busy || reorder.saving}
          choice={many ? choice : null}
          move={reorder.move}
        />
      )}
    </Stack>
  )
}
