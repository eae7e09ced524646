import { useEffect, useRef } from 'react'
import { bulk as texts } from '../../../contract/textosPanel.ts'
import { call } from '../calls.ts'
import { useAct } from '../useAct.ts'
import { moverId } from './mover.tsx'
import { isNarrowed } from './query.ts'
import type { TableProps } from './table.tsx'

interface Step {
  readonly id: number
  readonly by: -1 | 1
}

/**
 * Puts a page's records into another order: one step by a button, or a row dropped on another. `move` is null where
 * the list does not stand in its own order, or has none. While an order is saved or the list is read, nothing moves.
 */
export function useReorder(
  { area, resource, items, query, busy }: Pick<TableProps, 'area' | 'resource' | 'items' | 'query' | 'busy'>,
  reload: () => void,
) {
  const { notice, busy: saving, act } = useAct()
  const stepped = useRef<Step | null>(null)
  const path = area.calls.order?.(resource.name)
  const possible = path !== undefined && resource.order !== 'id' && query.sort === '' && !isNarrowed(query)

  useEffect(() => {
    if (stepped.current && items) focusMover(stepped.current)
    stepped.current = null
  }, [items])

  const place = (id: number, to: number, step: Step | null) => {
    // Items not read again yet stand as they stood before: an order made of them would undo the last one.
    if (saving || busy) return
    const ids = items.map((item) => item.id).filter((one) => one !== id)
    ids.splice(to, 0, id)
    void act(async () => {
      await call(path ?? '', { method: 'PUT', body: { ids } })
      stepped.current = step
      reload()
      return texts.moved
    })
  }
  const indexOf = (id: number) => items.findIndex((item) => item.id === id)
  const move: TableProps['move'] = {
    step: (id, by) => place(id, indexOf(id) + by, { id, by }),
    drop: (id, onto) => place(id, indexOf(onto), null),
  }
  return { notice, saving, move: possible ? move : null }
}

/** The focus goes with the row: to the button that moved it, or where it can go no further, to the other. */
function focusMover({ id, by }: Step): void {
  const mover = (way: -1 | 1) => document.querySelector<HTMLElement>(`#${moverId(id, way)}:enabled`)
  const target = mover(by) ?? mover(by === 1 ? -1 : 1)
  target?.focus()
}
