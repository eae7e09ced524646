import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { isSlug } from '../../contract/spanish/slug.ts'
import type * as view from '../../contract/views.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { notFound } from '../errors.ts'
import { type Conditions, type ListPage, type ListQuery, selectOne, selectPage } from '../records/lists.ts'
import { asVisitorsSee, visibleIn } from './visible.ts'

/** What visitors may read. Each list is a bounded page, in the collection's order and then by id. */

/** `page` counts from 1. */
export interface PageRequest {
  readonly page: number
  readonly perPage: number
}

/** Every collection as visitors see it. */
export const seen = Object.fromEntries(
  Object.values(collections).map((resource) => [resource.name, asVisitorsSee(resource)]),
) as Readonly<Record<CollectionName, Resource>>

/** Ids count upwards, so the newest record has the greatest. */
const NEWEST_FIRST = { field: 'id', descending: true }

export function createPublicViews(db: Db) {
  const list = (name: CollectionName, request: ListQuery, conditions: Conditions = {}) =>
    selectPage(db, seen[name], { ...visibleIn(seen[name]), ...conditions }, request)
  const one = <T>(name: CollectionName, conditions: Conditions): Promise<T | null> =>
    selectOne(db, seen[name], { ...visibleIn(seen[name]), ...conditions })
  const bySlug = async <T>(name: CollectionName, slug: string): Promise<T | null> =>
    isSlug(slug) ? one<T>(name, { slug }) : null

  return {
    /** A page of a collection's list. */
    list: (name: CollectionName, request: PageRequest): Promise<ListPage<object>> => list(name, request),
    /** The record with a slug. Throws not_found. */
    item: async (name: CollectionName, slug: string): Promise<object> => found(await bySlug(name, slug)),

    categoriasHome: (request: PageRequest): Promise<ListPage<view.PublicCategoria>> =>
      list('categoria', request, { menu: 1 }),
    postsNewest: (request: PageRequest): Promise<ListPage<view.PublicPostCard>> =>
      list('post', { ...request, sort: NEWEST_FIRST }),

    /** A category with a page of its products and their total number; null when no category has the slug. */
    categoria: async (
      slug: string,
      request: PageRequest,
    ): Promise<{ body: view.CategoriaPage; total: number } | null> => {
      const categoria = await bySlug<view.PublicCategoria>('categoria', slug)
      if (!categoria) return null
      const { items, total } = await list('producto', request, { categoria_id: categoria.id })
      return { body: { categoria, productos: items }, total }
    },
    producto: async (slug: string): Promise<view.PublicProducto> => found(await bySlug('producto', slug)),
    post: async (slug: string): Promise<view.PublicPost> => found(await bySlug('post', slug)),
    ajustes: async (): Promise<view.PublicAjustes> => found(await one('ajustes', { id: 1 })),

    /** Published branches. */
    sucursales: (request: PageRequest): Promise<ListPage<view.PublicEmpresa>> => list('empresa', request),

    /** The id of a record that visitors may see. Throws not_found. */
    countable: async (name: 'producto' | 'empresa', id: number): Promise<number> =>
      found(await one<{ id: number }>(name, { id })).id,
    /** The title of the catalogue with a file, if visitors see it; otherwise null. */
    catalogoTitle: async (archivo: string): Promise<string | null> =>
      (await one<view.PublicCatalogo>('catalogo', { archivo }))?.titulo ?? null,
  }
}

/** Returns the id of the category with a slug; without one, 0, which no category has. */
export async function categoriaId(db: Db, slug: string): Promise<number> {
  if (!isSlug(slug)) return 0
  const row = await db.selectFrom('categoria').select('id').where('slug', '=', slug).executeTakeFirst()
  madeOf(tags.all('categoria'), row ? tags.field('categoria', row.id, 'slug') : tags.list('categoria'))
  return row?.id ?? 0
}

function found<T>(record: T | null): T {
  if (record === null) throw notFound()
  return record
}
