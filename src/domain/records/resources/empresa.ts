import type { ItemOf } from '../../../contract/item.ts'
import { branchPublished, notify } from '../../background/letters.ts'
import type { Context } from '../../context.ts'
import type { Store } from '../store.ts'

type Empresa = ItemOf<'empresa'>

/** Gives a new branch to its creator. A client's branch waits for approval, also when it comes back from the trash. */
export function empresaStore(ctx: Context, store: Store<Empresa>): Store<Empresa> {
  return {
    ...store,
    insert: (tx, permit, values, now, returning) => {
      const waits = permit.owner !== null && { publicado: false }
      const owned = { user_id: permit.actorId, ...values, ...waits }
      return store.insert(tx, permit, owned, now, returning)
    },
    update: async (tx, permit, id, values, now, match) => {
      const changed = await store.update(tx, permit, id, values, now, match)
      const { before, item } = changed
      const published = item.publicado && !before.publicado
      if (permit.notifies && published && item.user_id !== null && item.user_id !== permit.actorId)
        await notify(ctx, tx, permit, item.user_id, branchPublished(ctx, item.nombre))
      return changed
    },
  }
}
