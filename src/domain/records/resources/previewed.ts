import type { CollectionName } from '../../../contract/resources/index.ts'
import { dropPreviews } from '../../views/recordPreviews.ts'
import type { Store } from '../store.ts'

/** Ends the previews of a record with it: one that comes back from the trash has none. */
export function previewedStore<I>(name: CollectionName, store: Store<I>): Store<I> {
  return {
    ...store,
    remove: async (tx, permit, id, match) => {
      const removed = await store.remove(tx, permit, id, match)
      await dropPreviews(tx, name, id)
      return removed
    },
  }
}
