import type { ItemOf } from '../../contract/resources/index.ts'
import type { Context } from '../context.ts'
import { holdRow } from '../db/dialect.ts'
import type { Tx } from '../db/types.ts'
import { branchPublished, tell } from '../mail.ts'
import { indexCategoria, indexEmpresas, unindexCategoria } from '../search/index.ts'
import type { Store } from '../store.ts'

type Empresa = ItemOf<'empresa'>

/** A branch belongs to who creates it, waits for approval when that is a client, and is found as soon as it is written. */
export function empresaStore(ctx: Context, store: Store<Empresa>): Store<Empresa> {
  return {
    ...store,
    insert: async (tx, permit, values, now) => {
      const owner = { user_id: permit.actorId, ...(permit.owner !== null && { publicado: false }) }
      const created = await store.insert(tx, permit, { ...owner, ...values }, now)
      await indexEmpresas(tx, [created.item.id])
      return created
    },
    update: async (tx, permit, id, values, now, match) => {
      const changed = await store.update(tx, permit, id, values, now, match)
      await indexEmpresas(tx, [id])
      const { before, item } = changed
      const published = item.publicado && !before.publicado
      if (permit.tells && published && item.user_id !== null && item.user_id !== permit.actorId)
        await tell(ctx, tx, item.user_id, branchPublished(ctx, item.nombre))
      return changed
    },
    remove: async (tx, permit, id, match) => {
      const removed = await store.remove(tx, permit, id, match)
      await indexEmpresas(tx, [id])
      return removed
    },
  }
}

/** Branches are found by their category's name too. */
export function categoriaStore(store: Store<ItemOf<'categoria'>>): Store<ItemOf<'categoria'>> {
  return {
    ...store,
    update: async (tx, permit, id, values, now, match) => {
      const changed = await store.update(tx, permit, id, values, now, match)
      if (changed.before.nombre !== changed.item.nombre) await indexCategoria(tx, id)
      return changed
    },
    remove: async (tx, permit, id, match) => {
      const members = await membersOf(tx, id)
      const removed = await store.remove(tx, permit, id, match)
      await unindexCategoria(tx, members)
      return removed
    },
  }
}

/** The branches of a category, to which no other writer adds one until the transaction ends. */
async function membersOf(tx: Tx, categoria: number): Promise<number[]> {
  await holdRow(tx, 'categoria', categoria)
  const rows = await tx.selectFrom('empresa').select('id').where('categoria_id', '=', categoria).execute()
  return rows.map((row) => row.id)
}
