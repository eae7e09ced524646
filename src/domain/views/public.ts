import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type * as view from '../../contract/views.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { notFound } from '../errors.ts'
import { type ListPage, selectOne, selectPage } from '../records/lists.ts'
import { VISIBLE } from './visible.ts'

/** What visitors may read. Each list is a bounded page, in the collection's order and then by id. */

/** `page` counts from 1. */
export interface PageRequest {
  readonly page: number
  readonly perPage: number
}

/** Ids count upwards, so the newest record has the greatest. */
const NEWEST_FIRST = { field: 'id', descending: true }

export function createPublicViews(db: Db) {
  const list =
    <T>(name: CollectionName, conditions = {}) =>
    (request: PageRequest): Promise<ListPage<T>> =>
      selectPage(db, collections[name], conditions, request)
  const one = <T>(resource: Resource, conditions: Record<string, string | number>): Promise<T | null> =>
    selectOne(db, resource, conditions)
  const bySlug = async <T>(resource: Resource, slug: string, conditions = {}): Promise<T | null> =>
    isSlug(slug) ? one<T>(resource, { ...conditions, slug }) : null

  return {
    categorias: list<view.PublicCategoria>('categoria'),
    categoriasHome: list<view.PublicCategoria>('categoria', { menu: 1 }),
    slides: list<view.PublicSlide>('slide'),
    posts: list<view.PublicPostCard>('post'),
    postsNewest: (request: PageRequest): Promise<ListPage<view.PublicPostCard>> =>
      selectPage(db, collections.post, {}, { ...request, sort: NEWEST_FIRST }),
    paginas: list<view.PublicPaginaCard>('pagina'),
    catalogos: (request: PageRequest): Promise<ListPage<view.PublicCatalogo>> =>
      selectPage(db, visibleCatalogo, {}, request),

    /** A category with a page of its products and their total number; null when no category has the slug. */
    categoria: async (
      slug: string,
      request: PageRequest,
    ): Promise<{ body: view.CategoriaPage; total: number } | null> => {
      const categoria = await bySlug<view.PublicCategoria>(collections.categoria, slug)
      if (!categoria) return null
      const { items, total } = await selectPage(
        db,
        collections.producto,
        { categoria_id: categoria.id },
        request,
      )
      return { body: { categoria, productos: items.map(described) }, total }
    },
    producto: async (slug: string): Promise<view.PublicProducto> =>
      described(found(await bySlug<view.PublicProducto>(collections.producto, slug))),
    post: async (slug: string): Promise<view.PublicPost> => found(await bySlug(collections.post, slug)),
    pagina: async (slug: string): Promise<view.PublicPagina> => found(await bySlug(collections.pagina, slug)),
    ajustes: async (): Promise<view.PublicAjustes> => found(await one(collections.ajustes, { id: 1 })),

    /** Published branches, of one category when its slug is given. */
    sucursales: async (request: PageRequest, categoria?: string): Promise<ListPage<view.PublicEmpresa>> => {
      if (!categoria) return selectPage(db, visibleEmpresa, VISIBLE, request)
      const conditions = { ...VISIBLE, categoria_id: await categoriaId(db, categoria) }
      return selectPage(db, visibleEmpresa, conditions, request)
    },
    sucursal: async (slug: string): Promise<view.PublicEmpresa> =>
      found(await bySlug(visibleEmpresa, slug, VISIBLE)),

    /** The id of a record that visitors may see. Throws not_found. */
    countable: async (collection: 'producto' | 'empresa', id: number): Promise<number> => {
      const conditions = collection === 'empresa' ? { ...VISIBLE, id } : { id }
      return found(await one<{ id: number }>(collections[collection], conditions)).id
    },
    /** The title of the catalogue with a file; null when there is none. */
    catalogoTitle: async (archivo: string): Promise<string | null> =>
      (await one<view.PublicCatalogo>(collections.catalogo, { archivo }))?.titulo ?? null,
  }
}

/** Keeps texts away from PostgreSQL that it refuses (NUL). None of them is a slug. */
const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text)

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

/** The public product list contains `descripcion` too (specification, section 3). */
export const described = (producto: view.PublicProducto): view.PublicProducto => ({
  ...producto,
  descripcion: producto.description,
})

const { user_id: _, ...publicFields } = collections.empresa.fields
/** A branch as visitors see it: without its owner. */
export const visibleEmpresa: Resource = { ...collections.empresa, fields: publicFields }

const { texto: __, ...shownOfCatalogo } = collections.catalogo.fields
/** A catalogue as visitors see it. Whether its PDF contains text matters to its administrator only. */
export const visibleCatalogo: Resource = { ...collections.catalogo, fields: shownOfCatalogo }
