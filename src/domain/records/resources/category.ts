import type { Resource } from '../../../contract/resource.ts'
import { type CollectionName, collections } from '../../../contract/resources/index.ts'
import { lockRow } from '../../db/dialect.ts'
import { indexCategory, membersOf, unindexCategory } from '../../search/index.ts'
import { isVisible } from '../../views/visible.ts'
import { lockReferrers } from '../referrers.ts'
import type { Store } from '../store.ts'

/** Updates the search of records that another record's name finds: branches and products, by their category's. */
export function categoryStore<I extends { id: number }>(name: CollectionName, store: Store<I>): Store<I> {
  const resource: Resource = collections[name]
  const nameFor = (record: object) =>
    isVisible(resource, record) ? Reflect.get(record, resource.title) : null
  return {
    ...store,
    insert: async (tx, permit, values, now, returning) => {
      const created = await store.insert(tx, permit, values, now, returning)
      // What pointed to it before it was removed may do so again.
      if (returning) await indexCategory(tx, name, created.item.id)
      return created
    },
    update: async (tx, permit, id, values, now, match) => {
      const changed = await store.update(tx, permit, id, values, now, match)
      if (nameFor(changed.before) !== nameFor(changed.item)) await indexCategory(tx, name, id)
      return changed
    },
    remove: async (tx, permit, id, match) => {
      // Other writers cannot add a member until the transaction ends.
      await lockRow(tx, name, id)
      await lockReferrers(tx, name, id)
      const members = await membersOf(tx, name, id)
      const removed = await store.remove(tx, permit, id, match)
      await unindexCategory(tx, members)
      return removed
    },
  }
}
