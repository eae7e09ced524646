import { useEffect, useRef } from 'react'
import type { Resource } from '../../../contract/resource.ts'
import { bulk as texts } from '../../../contract/textosPanel.ts'
import type { Area } from '../area.ts'
import { call, type Item } from '../calls.ts'
import { useAct } from '../useAct.ts'
import { moverId } from './mover.tsx'
import { isNarrowed, type ListQuery } from './query.ts'

/**
 * Puts a page's records into another order: one step by a button, or a row dropped on another. Null where the list
 * does not stand in its own order, or has none.
 */
export function useReorder(area: Area, resource: Resource, items: readonly Item[], query: ListQuery) {
  const { notice, busy, act } = useAct()
  const moved = useRef<string | null>(null)
  const path = area.calls.order?.(resource.name)
  const possible = path !== undefined && resource.order !== 'id' && query.sort === '' && !isNarrowed(query)

  useEffect(() => {
    // The row has been put elsewhere: the focus goes with it.
    if (moved.current && items) document.getElementById(moved.current)?.focus()
    moved.current = null
  }, [items])

  const put = (ids: readonly number[], reload: () => void) =>
    act(async () => {
      await call(path ?? '', { method: 'PUT', body: { ids } })
      reload()
      return texts.moved
    })
  const place = (id: number, to: number, reload: () => void) => {
    const ids = items.map((item) => item.id).filter((one) => one !== id)
    ids.splice(to, 0, id)
    if (!busy) void put(ids, reload)
  }
  return {
    notice,
    possible,
    step: (id: number, by: -1 | 1, reload: () => void) => {
      moved.current = moverId(id, by)
      place(id, items.findIndex((item) => item.id === id) + by, reload)
    },
    drop: (id: number, onto: number, reload: () => void) =>
      place(
        id,
        items.findIndex((item) => item.id === onto),
        reload,
      ),
  }
}
