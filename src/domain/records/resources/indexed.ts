import type { Resource } from '../../../contract/resource.ts'
import { collections } from '../../../contract/resources/index.ts'
import { indexChanged, indexPlaces, indexRecords } from '../../search/index.ts'
import { isVisible } from '../../views/visible.ts'
import { renumberedIds } from '../reorder.ts'
import type { Store } from '../store.ts'

/** Updates the search index in the transaction of every write of a record. */
export function indexedStore<I extends { id: number }>(
  kind: Parameters<typeof indexRecords>[1],
  store: Store<I>,
): Store<I> {
  const resource: Resource = collections[kind]
  return {
    ...store,
    insert: async (tx, permit, values, now, returning) => {
      const created = await store.insert(tx, permit, values, now, returning)
      if (isVisible(resource, created.item)) await indexRecords(tx, kind, [created.item.id])
      return created
    },
    update: async (tx, permit, id, values, now, match) => {
      const changed = await store.update(tx, permit, id, values, now, match)
      await indexChanged(tx, kind, changed)
      return changed
    },
    remove: async (tx, permit, id, match) => {
      const removed = await store.remove(tx, permit, id, match)
      await indexRecords(tx, kind, [id])
      return removed
    },
    reorder: async (tx, permit, ids, now) => {
      const moved = await store.reorder(tx, permit, ids, now)
      const renumbered = renumberedIds(moved)
      if (renumbered.length > 0) await indexRecords(tx, kind, renumbered)
      const placed = moved.flatMap(({ id }) => (renumbered.includes(id) ? [] : [id]))
      if (placed.length > 0) await indexPlaces(tx, kind, placed)
      return moved
    },
  }
}
