import { useEffect, useMemo, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { bulk as texts } from '../../../contract/texts/panel.ts'
import { call, type PanelItem } from '../calls.ts'
import { useAct } from '../ui/useAct.ts'
import { moverId } from './mover.tsx'
import { isNarrowed, lastPage } from './query.ts'
import type { TableProps } from './table.tsx'

interface Step {
  readonly id: number
  readonly by: -1 | 1
}

type Order = readonly number[]
/** A change to save: an order of the page, or a record that moves over the page's end. */
type Job = { readonly order: Order } | { readonly over: Step }

type ReorderProps = Pick<TableProps, 'area' | 'resource' | 'items' | 'total' | 'query' | 'busy' | 'onQuery'>

/**
 * Changes the order of a page's records: one step by a button, or a row dropped on another. The page shows the new
 * order immediately, and saves one change after the other. A step over the page's end opens the next page. `move` is
 * null when the list is not in its own order, or has none.
 */
export function useReorder(props: ReorderProps, reload: () => void) {
  const { area, resource, items, total, query, busy, onQuery } = props
  const { notice, busy: saving, act } = useAct()
  const stepped = useRef<Step | null>(null)
  /** Unsaved changes; the first is being sent. */
  const unsaved = useRef<readonly Job[]>([])
  useBeforeUnload((event) => unsaved.current.length > 0 && event.preventDefault())
  const [wanted, setWanted] = useState<Order | null>(null)
  /** The page that is shown now; null after the list was left. */
  const looking = useRef<number | null>(query.page)
  useEffect(() => {
    looking.current = query.page
    return () => {
      looking.current = null
    }
  }, [query.page])
  const path = area.calls.order?.(resource.name)
  const possible = path !== undefined && resource.order !== 'id' && query.sort === '' && !isNarrowed(query)
  const shown = useMemo(() => (possible ? inOrder(items, wanted) : items), [possible, items, wanted])

  useEffect(() => {
    // Items that were read before the last save still have the old order.
    if (items && !busy && unsaved.current.length === 0) setWanted(null)
  }, [items, busy])
  useEffect(() => {
    if (stepped.current && shown && focusMover(stepped.current)) stepped.current = null
  }, [shown])

  const write = (ids: Order) => call(path ?? '', { method: 'PUT', body: { ids } })
  const save = async () => {
    let saved: Order | null = null
    let page = query.page
    try {
      for (let next = unsaved.current[0]; next; next = unsaved.current[0]) {
        if ('order' in next) {
          await write(next.order)
          saved = next.order
        } else {
          const { id, by } = next.over
          const [neighbour] = await recordsAt(area.calls.list(resource.name), placeBeyond(props, by))
          if (neighbour) await write(by === 1 ? [neighbour, id] : [id, neighbour])
          if (neighbour) page += by
        }
        unsaved.current = unsaved.current.slice(1)
      }
    } catch (error) {
      unsaved.current = []
      setWanted(saved)
      throw error
    }
    if (page === query.page || looking.current !== query.page) reload()
    else onQuery({ ...query, page })
    return texts.moved
  }
  const put = (job: Job, step: Step | null) => {
    const [sent, ...later] = unsaved.current
    // Of a page's waiting orders only the last counts. Orders of another page stay.
    const others = later.filter((one) => !('order' in one && 'order' in job && isOf(one.order, job.order)))
    unsaved.current = sent ? [sent, ...others, job] : [job]
    stepped.current = step
    if (!sent) void act(save)
  }
  const place = (id: number, to: number, step: Step | null) => {
    // The next page is known only after the record has arrived there.
    if (unsaved.current.some((job) => 'over' in job)) return
    const order = shown.map((item) => item.id).filter((one) => one !== id)
    if (to < 0 || to > order.length) {
      if (step) put({ over: step }, step)
      return
    }
    order.splice(to, 0, id)
    setWanted(order)
    put({ order }, step)
  }
  const indexOf = (id: number) => shown.findIndex((item) => item.id === id)
  const move: TableProps['move'] = {
    step: (id, by) => place(id, indexOf(id) + by, { id, by }),
    drop: (id, onto) => place(id, indexOf(onto), null),
    ends: { first: query.page === 1, last: query.page >= lastPage(total, query) },
  }
  return { notice, saving, shown, move: possible ? move : null }
}

/** Returns the items in this order, if it has exactly these items. */
function inOrder(items: readonly PanelItem[], wanted: Order | null): readonly PanelItem[] {
  const places = new Map(wanted?.map((id, place) => [id, place]))
  if (places.size !== items.length || !items.every(({ id }) => places.has(id))) return items
  return items.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

const isOf = (order: Order, page: Order): boolean => order.some((id) => page.includes(id))

/** Returns the position in the whole list, from 1, of the record next beyond a page's end. */
const placeBeyond = ({ query: { page, perPage } }: ReorderProps, by: -1 | 1): number =>
  by === 1 ? page * perPage + 1 : (page - 1) * perPage

/** Returns the id at a position of a list, or nothing. */
async function recordsAt(list: string, place: number): Promise<Order> {
  const { data } = await call<PanelItem[]>(`${list}?page=${place}&per_page=1`)
  return data.map(({ id }) => id)
}

/** Focuses the button that moved the row, or the other one when the row can go no further. */
function focusMover({ id, by }: Step): boolean {
  const mover = (way: -1 | 1) => document.querySelector<HTMLElement>(`#${moverId(id, way)}:enabled`)
  const target = mover(by) ?? mover(by === 1 ? -1 : 1)
  target?.focus()
  return target !== null
}
