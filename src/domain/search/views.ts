import { parseSynonyms, type Synonyms } from '../../contract/matching.ts'
import { collections } from '../../contract/resources/index.ts'
import type { PublicCatalogo, PublicEmpresa } from '../../contract/views.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/types.ts'
import { fromRows } from '../rows.ts'
import { publicEmpresa } from '../views/public.ts'
import { VISIBLE } from '../views/visible.ts'
import { findCatalogos } from './catalogos.ts'
import { findEmpresas } from './empresas.ts'

const MOST = 50
/** An empty text shows what the home page shows. */
const FIRST = 5

/** The two searches of the public site, with the records that they find. */
export function createSearch({ database: { db } }: Pick<Context, 'database'>) {
  const synonyms = createSynonyms()
  return {
    /** At most 50 published branches, best first; the first 5 for a text without words. */
    searchEmpresas: async (text: string): Promise<PublicEmpresa[]> => {
      const ids = await findEmpresas(db, text, MOST, await synonyms(db))
      const visible = db.selectFrom('empresa').selectAll().where('publicado', '=', VISIBLE.publicado)
      const rows = await (ids
        ? visible.where('id', 'in', ids.length > 0 ? ids : [0])
        : visible.orderBy('orden').orderBy('id').limit(FIRST)
      ).execute()
      const items: PublicEmpresa[] = await fromRows(db, publicEmpresa, rows)
      return ids ? inOrder(items, ids) : items
    },

    /** At most 50 catalogues; all of them, up to 50, for a text without words. */
    searchCatalogos: async (text: string): Promise<PublicCatalogo[]> => {
      const found = await findCatalogos(db, text, MOST, await synonyms(db))
      const all = db.selectFrom('catalogo').selectAll()
      const rows = await (found
        ? all.where('id', 'in', found.length > 0 ? found.map((one) => one.id) : [0])
        : all.orderBy('orden').orderBy('id').limit(MOST)
      ).execute()
      const items: PublicCatalogo[] = await fromRows(db, collections.catalogo, rows)
      if (!found) return items
      const inside = new Map(found.map((one) => [one.id, one]))
      const ids = found.map((one) => one.id)
      return inOrder(items, ids).map((item) => ({ ...item, ...inside.get(item.id) }))
    },
  }
}

/** What the administrator wrote in the settings, read for every search so that all nodes follow, parsed when it changed. */
function createSynonyms(): (db: Db) => Promise<Synonyms> {
  let known: { text: string; synonyms: Synonyms } = { text: '', synonyms: [] }
  return async (db) => {
    const row = await db.selectFrom('ajustes').select('sinonimos').where('id', '=', 1).executeTakeFirst()
    const text = row?.sinonimos ?? ''
    if (text !== known.text) known = { text, synonyms: parseSynonyms(text) }
    return known.synonyms
  }
}

function inOrder<T extends { id: number }>(items: T[], ids: readonly number[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  return items.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}
