import type { ItemOf } from '../../../contract/item.ts'
import type { Resource } from '../../../contract/resource.ts'
import { type CollectionName, collections } from '../../../contract/resources/index.ts'
import type { Context } from '../../context.ts'
import { heldStore, isHeld } from '../../proposals/heldStore.ts'
import { isKind, membersIn } from '../../search/index.ts'
import { createRecords, type Records } from '../records.ts'
import { createStore, type Store } from '../store.ts'
import { caracteristicaStore } from './caracteristica.ts'
import { catalogoStore } from './catalogo.ts'
import { categoryStore } from './category.ts'
import { empresaStore } from './empresa.ts'
import { indexedStore } from './indexed.ts'
import { previewedStore } from './previewed.ts'
import { userStore } from './user.ts'

type AllRecords = { readonly [N in CollectionName]: Records<ItemOf<N>> }
type Wrapped<N extends CollectionName> = (store: Store<ItemOf<N>>) => Store<ItemOf<N>>
type Rules = { readonly [N in CollectionName]?: Wrapped<N> }

/**
 * Creates the records of every collection: one store for all, with the search index where a collection is searched, and
 * with a collection's own rules.
 */
export function createAllRecords(ctx: Context): AllRecords {
  const rules: Rules = {
    user: (store) => userStore(ctx, store),
    empresa: (store) => empresaStore(ctx, store),
    catalogo: catalogoStore,
    caracteristica: caracteristicaStore,
  }
  const recordsOf = <N extends CollectionName>(name: N): Records<ItemOf<N>> => {
    const { visitors }: Resource = collections[name]
    const stored: Store<ItemOf<N>> = createStore(name, ctx.database.dialect)
    const plain = visitors?.preview ? previewedStore(name, stored) : stored
    const indexed = isKind(name) ? indexedStore(name, plain) : plain
    const ruled = rules[name]?.(indexed) ?? indexed
    const naming = membersIn(name).length > 0 ? categoryStore(name, ruled) : ruled
    return createRecords(ctx, name, isHeld(collections[name]) ? heldStore(ctx, name, naming) : naming)
  }
  const names = Object.keys(collections) as CollectionName[]
  return Object.fromEntries(names.map((name) => [name, recordsOf(name)])) as AllRecords
}
