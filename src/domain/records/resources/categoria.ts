import type { ItemOf } from '../../../contract/item.ts'
import { lockReferrers, lockRow } from '../../db/dialect.ts'
import { indexCategoria, membersOf, unindexCategoria } from '../../search/index.ts'
import type { Store } from '../store.ts'

/** Branches and products are found by their category's name too. */
export function categoriaStore(store: Store<ItemOf<'categoria'>>): Store<ItemOf<'categoria'>> {
  return {
    ...store,
    update: async (tx, permit, id, values, now, match) => {
      const changed = await store.update(tx, permit, id, values, now, match)
      if (changed.before.nombre !== changed.item.nombre) await indexCategoria(tx, id)
      return changed
    },
    remove: async (tx, permit, id, match) => {
      // No other writer adds a member to it until the transaction ends.
      await lockRow(tx, 'categoria', id)
      await lockReferrers(tx, 'categoria', id)
      const members = await membersOf(tx, id)
      const removed = await store.remove(tx, permit, id, match)
      await unindexCategoria(tx, members)
      return removed
    },
  }
}
