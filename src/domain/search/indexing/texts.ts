import type { Db } from '../../db/types.ts'
import { VISIBLE } from '../../views/visible.ts'
import type { SearchedKind } from '../searched.ts'
import { plainText } from './plainText.ts'

/** What a record is found by, best place first, and its order in lists. */
export interface IndexedTexts {
  readonly id: number
  readonly orden: number
  readonly name: string
  /** The name of its category; of a post or page, which visitors know by its title, the name it was given. */
  readonly category: string | null
  readonly detail: string
  readonly text: string
  /** Its category, where its kind has one. */
  readonly categoriaId: number | null
}

/** The fields from which that is read, and whether visitors may see it. */
export const READ: Readonly<Record<SearchedKind, readonly string[]>> = {
  empresa: ['nombre', 'direccion', 'descripcion', 'orden', 'categoria_id', 'publicado'],
  producto: ['name', 'title', 'description', 'details', 'code', 'order', 'categoria_id'],
  post: ['title', 'name', 'description', 'descripcion', 'order'],
  pagina: ['title', 'name', 'description', 'texttop', 'textbottom', 'order'],
}

/** Reads the texts of those of the records that visitors may see. */
type Reader = (db: Db, ids: readonly number[]) => Promise<IndexedTexts[]>

export const indexedTexts: Readonly<Record<SearchedKind, Reader>> = {
  empresa: async (db, ids) => {
    const rows = await db
      .selectFrom('empresa')
      .leftJoin('categoria', 'categoria.id', 'empresa.categoria_id')
      .select(['empresa.id', 'empresa.orden', 'empresa.nombre', 'empresa.direccion', 'empresa.descripcion'])
      .select(['categoria.nombre as category', 'empresa.categoria_id as categoriaId'])
      .where('empresa.id', 'in', ids)
      .where('publicado', '=', VISIBLE.publicado)
      .execute()
    return rows.map(({ nombre, direccion, descripcion, ...row }) => ({
      ...row,
      name: nombre,
      detail: direccion ?? '',
      text: descripcion ?? '',
    }))
  },

  producto: async (db, ids) => {
    const rows = await db
      .selectFrom('producto')
      .leftJoin('categoria', 'categoria.id', 'producto.categoria_id')
      .select(['producto.id', 'producto.order as orden', 'name', 'title', 'description', 'details', 'code'])
      .select(['categoria.nombre as category', 'producto.categoria_id as categoriaId'])
      .where('producto.id', 'in', ids)
      .execute()
    return rows.map(({ title, description, details, code, ...row }) => ({
      ...row,
      detail: joined(title, description),
      text: joined(details, code),
    }))
  },

  post: async (db, ids) => {
    const rows = await db
      .selectFrom('post')
      .select(['id', 'order as orden', 'title', 'name', 'description', 'descripcion'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ descripcion, ...row }) => articleTexts(row, plainText(descripcion)))
  },

  pagina: async (db, ids) => {
    const rows = await db
      .selectFrom('pagina')
      .select(['id', 'order as orden', 'title', 'name', 'description', 'texttop', 'textbottom'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ texttop, textbottom, ...row }) =>
      articleTexts(row, joined(plainText(texttop), plainText(textbottom))),
    )
  },
}

interface Article {
  readonly id: number
  readonly orden: number
  readonly title: string
  readonly name: string
  readonly description: string
}

const articleTexts = ({ id, orden, title, name, description }: Article, text: string): IndexedTexts => ({
  id,
  orden,
  name: title,
  category: name,
  detail: description,
  text,
  categoriaId: null,
})

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' \n')
