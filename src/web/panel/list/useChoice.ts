import { useState } from 'react'
import { type ListState, narrowingOf } from './query.ts'

/** The chosen records for actions on many at once: some of a page, or those of a whole list. */
export interface Choice {
  readonly ids: ReadonlySet<number>
  /** How much of the page is chosen. */
  readonly ofPage: 'all' | 'some' | 'none'
  readonly toggle: (id: number) => void
  readonly togglePage: () => void
  /** Chooses records of all pages. They stay chosen on other pages. */
  readonly chooseWhole: (ids: readonly number[]) => void
  /** Call it after an action on the chosen records. Of a whole list, only these stay chosen. */
  readonly settle: (left: readonly number[]) => void
  readonly clear: () => void
}

interface Whole {
  /** The search and filters at the time of the choice. */
  readonly of: string
  readonly ids: ReadonlySet<number>
}

/** Returns the chosen records. A record of a page is no longer chosen when it leaves the page. */
export function useChoice(present: readonly number[], query: ListState): Choice {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [whole, setWhole] = useState<Whole | null>(null)
  const of = narrowingOf(query)
  const current = whole?.of === of ? whole : null
  const ids = current?.ids ?? new Set(present.filter((id) => picked.has(id)))
  const set = (next: ReadonlySet<number>) => (current ? setWhole({ of, ids: next }) : setPicked(next))
  const without = (some: readonly number[]) => new Set([...ids].filter((id) => !some.includes(id)))
  const on = present.filter((id) => ids.has(id)).length
  return {
    ids,
    ofPage: on === 0 ? 'none' : on === present.length ? 'all' : 'some',
    toggle: (id) => set(ids.has(id) ? without([id]) : new Set([...ids, id])),
    togglePage: () => set(on === present.length ? without(present) : new Set([...ids, ...present])),
    chooseWhole: (all) => setWhole({ of, ids: new Set(all) }),
    settle: (left) => {
      if (!current) return
      setWhole(null)
      setPicked(new Set(left))
    },
    clear: () => {
      setWhole(null)
      setPicked(new Set())
    },
  }
}
