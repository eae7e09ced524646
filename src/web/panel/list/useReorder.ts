import { useEffect, useMemo, useRef, useState } from 'react'
import { bulk as texts } from '../../../contract/textosPanel.ts'
import { call, type Item } from '../calls.ts'
import { useAct } from '../useAct.ts'
import { moverId } from './mover.tsx'
import { isNarrowed } from './query.ts'
import type { TableProps } from './table.tsx'

interface Step {
  readonly id: number
  readonly by: -1 | 1
}

type Order = readonly number[]

/**
 * Puts a page's records into another order: one step by a button, or a row dropped on another. They stand in it at
 * once, and what is moved while an order is saved is saved after it. `move` is null where the list does not stand in
 * its own order, or has none.
 */
export function useReorder(
  { area, resource, items, query, busy }: Pick<TableProps, 'area' | 'resource' | 'items' | 'query' | 'busy'>,
  reload: () => void,
) {
  const { notice, busy: saving, act } = useAct()
  const stepped = useRef<Step | null>(null)
  /** Orders that are not saved yet; the first is on its way. */
  const unsaved = useRef<readonly Order[]>([])
  const [wanted, setWanted] = useState<Order | null>(null)
  const path = area.calls.order?.(resource.name)
  const possible = path !== undefined && resource.order !== 'id' && query.sort === '' && !isNarrowed(query)
  const shown = useMemo(() => (possible ? inOrder(items, wanted) : items), [possible, items, wanted])

  useEffect(() => {
    // Items that were read before all is saved stand as they stood before.
    if (items && !busy && unsaved.current.length === 0) setWanted(null)
  }, [items, busy])
  useEffect(() => {
    if (stepped.current && shown) focusMover(stepped.current)
    stepped.current = null
  }, [shown])

  const save = async () => {
    let saved: Order | null = null
    try {
      for (let next = unsaved.current[0]; next; next = unsaved.current[0]) {
        await call(path ?? '', { method: 'PUT', body: { ids: next } })
        saved = next
        unsaved.current = unsaved.current.slice(1)
      }
    } catch (error) {
      unsaved.current = []
      setWanted(saved)
      throw error
    }
    reload()
    return texts.moved
  }
  const place = (id: number, to: number, step: Step | null) => {
    const ids = shown.map((item) => item.id).filter((one) => one !== id)
    ids.splice(to, 0, id)
    const [sent, ...later] = unsaved.current
    // Of a page's orders that wait only the last counts; another page's is another matter.
    unsaved.current = sent ? [sent, ...later.filter((order) => !order.includes(id)), ids] : [ids]
    stepped.current = step
    setWanted(ids)
    if (!sent) void act(save)
  }
  const indexOf = (id: number) => shown.findIndex((item) => item.id === id)
  const move: TableProps['move'] = {
    step: (id, by) => place(id, indexOf(id) + by, { id, by }),
    drop: (id, onto) => place(id, indexOf(onto), null),
  }
  return { notice, saving, shown, move: possible ? move : null }
}

/** The items in this order, where it is one of just them. */
function inOrder(items: readonly Item[], wanted: Order | null): readonly Item[] {
  const places = new Map(wanted?.map((id, place) => [id, place]))
  if (places.size !== items.length || !items.every(({ id }) => places.has(id))) return items
  return items.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

/** The focus goes with the row: to the button that moved it, or where it can go no further, to the other. */
function focusMover({ id, by }: Step): void {
  const mover = (way: -1 | 1) => document.querySelector<HTMLElement>(`#${moverId(id, way)}:enabled`)
  const target = mover(by) ?? mover(by === 1 ? -1 : 1)
  target?.focus()
}
