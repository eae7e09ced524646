import { isSame } from '../../../contract/kinds/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { type CollectionName, collections } from '../../../contract/resources/index.ts'
import { lockRow } from '../../db/dialect.ts'
import { indexCategory, indexMembers, membersOf, noteFilters } from '../../search/index.ts'
import { isVisible } from '../../views/visible.ts'
import { lockReferrers } from '../referrers.ts'
import type { Store } from '../store.ts'

/** The fields of a definition on which the words and values of its records depend. */
const [OPTIONS, APPLIES] = ['opciones', 'categorias']

/**
 * Updates the search of records that another record's name finds: branches and products by their category's, branches
 * by what they say of themselves.
 */
export function categoryStore<I extends { id: number }>(name: CollectionName, store: Store<I>): Store<I> {
  const resource: Resource = collections[name]
  const nameFor = (record: object) =>
    isVisible(resource, record) ? Reflect.get(record, resource.title) : null
  const changed = (field: string, before: object, now: object) => {
    const own = resource.fields[field]
    return own !== undefined && !isSame(own, Reflect.get(before, field), Reflect.get(now, field))
  }
  return {
    ...store,
    insert: async (tx, permit, values, now, returning) => {
      const created = await store.insert(tx, permit, values, now, returning)
      // What pointed to it before it was removed may do so again.
      if (returning) await indexMembers(tx, await membersOf(tx, name, created.item.id))
      return created
    },
    update: async (tx, permit, id, values, now, match) => {
      // An option that goes takes its values along, and with them the trace to the records that had it.
      const members = values[OPTIONS] === undefined ? [] : await membersOf(tx, name, id)
      const updated = await store.update(tx, permit, id, values, now, match)
      const { before, item } = updated
      if (changed(OPTIONS, before, item)) await indexMembers(tx, members)
      else if (nameFor(before) !== nameFor(item) || changed(APPLIES, before, item))
        await indexCategory(tx, name, id)
      // What filters offer of it may have changed, whether or not visitors see it elsewhere.
      noteFilters(name)
      return updated
    },
    remove: async (tx, permit, id, match) => {
      // Other writers cannot add a member until the transaction ends.
      await lockRow(tx, name, id)
      await lockReferrers(tx, name, id)
      const members = await membersOf(tx, name, id)
      const removed = await store.remove(tx, permit, id, match)
      await indexMembers(tx, members)
      return removed
    },
  }
}
