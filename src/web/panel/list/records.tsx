import { Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { NoticeBar } from '../notice.tsx'
import { Bulk } from './bulk.tsx'
import { type Choice, RecordTable, type TableProps } from './table.tsx'
import { useReorder } from './useReorder.ts'

type RecordsProps = Omit<TableProps, 'choice' | 'move'> & { readonly onReload: () => void }

/** A page's records, with what can be done to several of them: choose, change, delete, put in order. */
export function Records({ onReload, ...table }: RecordsProps) {
  const { area, resource, items } = table
  const choice = useChoice(items.map(({ id }) => id))
  const reorder = useReorder(table, onReload)
  const many = area.calls.batch !== undefined
  return (
    <Stack gap="sm" className="panel-list">
      {many && <Bulk area={area} resource={resource} chosen={[...choice.ids]} onDone={onReload} />}
      <NoticeBar notice={reorder.notice} />
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

/** Which of these are chosen; what is no longer on the page is no longer chosen. */
function useChoice(present: readonly number[]): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const shown = present.join(' ')
  const ids = useMemo(
    () =>
      new Set(
        shown
          .split(' ')
          .map(Number)
          .filter((id) => chosen.has(id)),
      ),
    [shown, chosen],
  )
  return {
    ids,
    toggle: (id) =>
      setChosen(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
    toggleAll: () => setChosen(ids.size === present.length ? new Set() : new Set(present)),
  }
}
