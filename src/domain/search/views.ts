import { expandQuery, parseSynonyms, type Synonyms } from '../../contract/spanish/matching.ts'
import { MOST_OF_ONE_SEARCH } from '../../contract/spanish/searchText.ts'
import type { PublicCatalogo, PublicEmpresa, SiteAnswer } from '../../contract/views.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/types.ts'
import { selectPage } from '../records/lists.ts'
import { seen } from '../views/public.ts'
import { visibleIn } from '../views/visible.ts'
import { createBranchFinder } from './branches.ts'
import { ANYWHERE } from './question.ts'
import { createSearchQueue } from './searchQueue.ts'
import { catalogosFor, type KindPage, type SearchResult, searchSite } from './site.ts'

const FIRST_PAGE = { page: 1, perPage: MOST_OF_ONE_SEARCH }
/** For an empty text, the branches that the home page shows. */
const FIRST = { page: 1, perPage: 5 }

/**
 * Creates the searches of the public site, which return the found records. They throw unavailable when too many wait.
 */
export function createSearch({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  const search = createSearchQueue(database)
  const synonyms = createSynonyms()
  const branches = createBranchFinder({ clock }, search, synonyms)
  return {
    branches,

    /**
     * Finds at most 50 published branches, best first; with a slug, only those of that category. Returns the first 5
     * for a text without words.
     */
    searchEmpresas: async (text: string, categoria?: string): Promise<SearchResult<PublicEmpresa[]>> => {
      const question = { ...ANYWHERE, text, ...(categoria !== undefined && { categorias: [categoria] }) }
      const { found, similar } = await branches.found(question, 'mejor', hasWords(text) ? FIRST_PAGE : FIRST)
      return { found: found.items, similar }
    },

    /** Finds at most 50 catalogues. Returns all of them, up to 50, for a text without words. */
    searchCatalogos: (text: string): Promise<SearchResult<PublicCatalogo[]>> =>
      search(async (db) => {
        const answer = await catalogosFor(db, text, FIRST_PAGE, await synonyms(db))
        if (answer) return { found: answer.found.items, similar: answer.similar }
        return all((await selectPage(db, seen.catalogo, visibleIn(seen.catalogo), FIRST_PAGE)).items)
      }),

    /** Finds the best of every kind, or a page of one kind. Finds nothing for a text without words. */
    searchSite: (text: string, only?: KindPage): Promise<SearchResult<SiteAnswer>> =>
      search(async (db) => searchSite(db, text, await synonyms(db), only)),
  }
}

const hasWords = (text: string): boolean => expandQuery(text).length > 0

const all = <T>(found: T): SearchResult<T> => ({ found, similar: false })

/**
 * Returns the function that gives the synonyms of the settings. It reads them for every search, so that all nodes
 * follow, and parses them when they changed.
 */
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
