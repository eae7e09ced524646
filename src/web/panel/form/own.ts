import type { OwnState } from '../../../contract/proposals.ts'
import type { PanelItem } from '../calls.ts'

/** What waits for approval in an owner's record, and what of it was rejected; null for records that say nothing of it. */
export function ownStateOf(item: PanelItem | null): OwnState | null {
  return item && hasOwnState(item) ? item : null
}

const hasOwnState = (item: PanelItem): item is PanelItem & OwnState =>
  typeof item.rechazados === 'object' && item.rechazados !== null && 'propuesta' in item

/**
 * Returns the record as its owner edits it: with the values that wait, and those that were rejected as drafts. Titles of
 * references are left out where the reference is another.
 */
export function asEdited(item: PanelItem | null): PanelItem | null {
  const own = ownStateOf(item)
  if (!item || !own) return item
  const rejected = Object.entries(own.rechazados).map(([name, { valor }]) => [name, valor])
  const waiting = Object.entries(own.propuesta?.cambios ?? {}).map(([name, { propuesto }]) => [
    name,
    propuesto,
  ])
  return { ...item, ...Object.fromEntries([...rejected, ...waiting]) }
}
