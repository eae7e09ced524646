import { MOST_OF_ONE_SEARCH } from '../../contract/siteKinds.ts'
import { parseSynonyms, type Synonyms } from '../../contract/spanish/matching.ts'
import type { PublicCatalogo, PublicEmpresa, SiteAnswer } from '../../contract/views.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/types.ts'
import { selectByIds, selectPage } from '../records/lists.ts'
import { categoriaId, seen } from '../views/public.ts'
import { visibleIn } from '../views/visible.ts'
import { filterBy } from './filter.ts'
import { findRecords } from './records.ts'
import { createSearchQueue } from './searchQueue.ts'
import { catalogosFor, type KindPage, type SearchResult, searchSite } from './site.ts'

const VISIBLE = visibleIn(seen.empresa)
const FIRST_PAGE = { page: 1, perPage: MOST_OF_ONE_SEARCH }
/** An empty text shows what the home page shows. */
const FIRST = { page: 1, perPage: 5 }

/** The searches of the public site, with the records that they find. They throw unavailable when too many wait. */
export function createSearch({ database }: Pick<Context, 'database'>) {
  const search = createSearchQueue(database)
  const synonyms = createSynonyms()
  return {
    /**
     * At most 50 published branches, best first, of one category when its slug is given; the first 5 for a text without
     * words.
     */
    searchEmpresas: (text: string, categoria?: string): Promise<SearchResult<PublicEmpresa[]>> =>
      search(async (db) => {
        const id = categoria === undefined ? undefined : await categoriaId(db, categoria)
        const filter = id === undefined ? undefined : await filterBy(db, 'empresa', 'categoria', id)
        const answer = await findRecords(db, 'empresa', text, MOST_OF_ONE_SEARCH, {
          synonyms: await synonyms(db),
          ...(filter && { filter }),
        })
        const listed = id === undefined ? VISIBLE : { ...VISIBLE, categoria_id: id }
        if (!answer) return all((await selectPage(db, seen.empresa, listed, FIRST)).items)
        const ids = answer.records.map(({ id }) => id)
        return { found: await selectByIds(db, seen.empresa, ids, listed), similar: answer.similar }
      }),

    /** At most 50 catalogues; all of them, up to 50, for a text without words. */
    searchCatalogos: (text: string): Promise<SearchResult<PublicCatalogo[]>> =>
      search(async (db) => {
        const answer = await catalogosFor(db, text, FIRST_PAGE, await synonyms(db))
        if (answer) return { found: answer.found.items, similar: answer.similar }
        return all((await selectPage(db, seen.catalogo, {}, FIRST_PAGE)).items)
      }),

    /** The best of every kind, or a page of one; nothing for a text without words. */
    searchSite: (text: string, only?: KindPage): Promise<SearchResult<SiteAnswer>> =>
      search(async (db) => searchSite(db, text, await synonyms(db), only)),
  }
}

const all = <T>(found: T): SearchResult<T> => ({ found, similar: false })

/** What the administrator wrote in the settings, read for every search so that all nodes follow, parsed when it changed. */
function createSynonyms(): (db: Db) => Promise<Synonyms> {
  let known: { text: string; synonyms: Synonyms } = { text: '', synonyms: [] }
  return async (db) => {
    madeOf(tags.all('ajustes'), tags.field('ajustes', 1, 'sinonimos'))
    const row = await db.selectFrom('ajustes').select('sinonimos').where('id', '=', 1).executeTakeFirst()
    const text = row?.sinonimos ?? ''
    if (text !== known.text) known = { text, synonyms: parseSynonyms(text) }
    return known.synonyms
  }
}
