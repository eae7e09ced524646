import { parseSynonyms, type Synonyms } from '../../contract/matching.ts'
import type { PublicCatalogo, PublicEmpresa } from '../../contract/views.ts'
import type { Context } from '../context.ts'
import type { Db, Row } from '../db/types.ts'
import { fromRows, inOrder } from '../rows.ts'
import { publicCatalogo, publicEmpresa } from '../views/public.ts'
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
      const rows = ids ? await empresasById(db, ids) : await firstEmpresas(db)
      return fromRows(db, publicEmpresa, rows)
    },

    /** At most 50 catalogues; all of them, up to 50, for a text without words. */
    searchCatalogos: async (text: string): Promise<PublicCatalogo[]> => {
      const found = await findCatalogos(db, text, MOST, await synonyms(db))
      const all = db.selectFrom('catalogo').selectAll()
      const rows = await (found
        ? all.where('id', 'in', found.length > 0 ? found.map((one) => one.id) : [0])
        : all.orderBy('orden').orderBy('id').limit(MOST)
      ).execute()
      const items: PublicCatalogo[] = await fromRows(db, publicCatalogo, rows)
      if (!found) return items
      const inside = new Map(found.map((one) => [one.id, one]))
      const ids = found.map((one) => one.id)
      return inOrder(items, ids).map((item) => ({ ...item, ...inside.get(item.id) }))
    },
  }
}

const firstEmpresas = (db: Db) =>
  db
    .selectFrom('empresa')
    .selectAll()
    .where('publicado', '=', VISIBLE.publicado)
    .orderBy('orden')
    .orderBy('id')
    .limit(FIRST)
    .execute()

/** In the order of the ids. */
async function empresasById(db: Db, ids: readonly number[]): Promise<Row<'empresa'>[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('empresa').selectAll().where('id', 'in', ids).execute()
  // Not a condition of the query: SQLite would take it for the narrower one and read every published branch.
  const visible = rows.filter(({ publicado }) => publicado === VISIBLE.publicado)
  return inOrder(visible, ids)
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
