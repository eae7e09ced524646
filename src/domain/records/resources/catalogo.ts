import type { ItemOf } from '../../../contract/item.ts'
import type { Permit } from '../../access.ts'
import { enqueue, type JobOrder } from '../../background/jobs.ts'
import { indexCatalogo, placeCatalogos, unindexCatalogo } from '../../search/index.ts'
import { renumberedIds } from '../reorder.ts'
import type { Store } from '../store.ts'

/**
 * Indexes a catalogue's title in the transaction of its write. A job reads the PDF later, for its text and its cover;
 * the transaction of a new file creates the job, and so does that of a catalogue that visitors see again, because the
 * index keeps no pages of a hidden one.
 */
export function catalogoStore(store: Store<ItemOf<'catalogo'>>): Store<ItemOf<'catalogo'>> {
  return {
    ...store,
    insert: async (tx, permit, values, now, returning) => {
      const unread = returning && { texto: 'pendiente' }
      const created = await store.insert(tx, permit, { ...values, ...unread }, now, returning)
      await indexCatalogo(tx, created.item.id, [])
      await enqueue(tx, order(permit, created.item.id), now)
      return created
    },
    update: async (tx, permit, id, values, now, match) => {
      const sameFile = values.archivo === undefined
      const unread = sameFile ? {} : { portada: null, texto: 'pendiente' }
      const changed = await store.update(tx, permit, id, { ...values, ...unread }, now, match)
      const known = sameFile && (changed.before.publicado || !changed.item.publicado)
      await indexCatalogo(tx, id, known ? undefined : [])
      if (!known) await enqueue(tx, order(permit, id), now)
      return changed
    },
    remove: async (tx, permit, id, match) => {
      const removed = await store.remove(tx, permit, id, match)
      await unindexCatalogo(tx, id)
      return removed
    },
    reorder: async (tx, permit, ids, now) => {
      const moved = await store.reorder(tx, permit, ids, now)
      await placeCatalogos(tx, renumberedIds(moved))
      return moved
    },
  }
}

const order = ({ requestId }: Permit, subject: number): JobOrder => ({ kind: 'catalogo', subject, requestId })
