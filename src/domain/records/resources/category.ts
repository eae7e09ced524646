import type { Resource } from '../../../contract/resource.ts'
import { type CollectionName, collections } from '../../../contract/resources/index.ts'
import { lockReferrers, lockRow } from '../../db/dialect.ts'
import { indexCategory, membersOf, unindexCategory } from '../../search/index.ts'
import type { Store } from '../store.ts'

/** Some records are found by the name of another that they point to: branches and products by their category's. */
export function categoryStore<I extends { id: number }>(name: CollectionName, store: Store<I>): Store<I> {
  const { title }: Resource = collections[name]
  return {
    ...store,
    update: async (tx, permit, id, values, now, match) => {
      const changed = await store.update(tx, permit, id, values, now, match)
      if (Reflect.get(changed.before, title) !== Reflect.get(changed.item, title))
        await indexCategory(tx, name, id)
      return changed
    },
    remove: async (tx, permit, id, match) => {
      // No other writer adds a member to it until the transaction ends.
      await lockRow(tx, name, id)
      await lockReferrers(tx, name, id)
      const members = await membersOf(tx, name, id)
      const removed = await store.remove(tx, permit, id, match)
      await unindexCategory(tx, members)
      return removed
    },
  }
}
