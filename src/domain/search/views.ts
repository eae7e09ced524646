import type * as branchView from '../../contract/branchViews.ts'
import { NOTHING_SIMILAR } from '../../contract/similarWords.ts'
import { expandQuery } from '../../contract/spanish/matching.ts'
import { MOST_OF_ONE_SEARCH } from '../../contract/spanish/searchText.ts'
import type { PublicCatalogo, SiteAnswer } from '../../contract/views.ts'
import type { Context } from '../context.ts'
import { selectPage } from '../records/lists.ts'
import { seen } from '../views/public.ts'
import { visibleIn } from '../views/visible.ts'
import { createBranchFinder } from './branches.ts'
import { ANYWHERE } from './question.ts'
import { createSearchQueue } from './searchQueue.ts'
import { saidOf } from './similar/said.ts'
import { catalogosFor, type KindPage, type SearchResult, searchSite } from './site.ts'
import { createWording } from './wording.ts'

const FIRST_PAGE = { page: 1, perPage: MOST_OF_ONE_SEARCH }
/** For an empty text, the branches that the home page shows. */
const FIRST = { page: 1, perPage: 5 }

/**
 * Creates the searches of the public site, which return the found records. They throw unavailable when too many wait.
 */
export function createSearch({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  const search = createSearchQueue(database)
  const wording = createWording()
  const branches = createBranchFinder({ clock }, search, wording)
  return {
    branches,

    /**
     * Finds at most 50 published branches, best first; with a slug, only those of that category. Returns the first 5
     * for a text without words.
     */
    searchEmpresas: async (
      text: string,
      categoria?: string,
    ): Promise<SearchResult<branchView.FoundEmpresa[]>> => {
      const question = { ...ANYWHERE, text, ...(categoria !== undefined && { categorias: [categoria] }) }
      const { found, ...rest } = await branches.found(question, 'mejor', hasWords(text) ? FIRST_PAGE : FIRST)
      return { found: found.items, ...rest }
    },

    /** Finds at most 50 catalogues. Returns all of them, up to 50, for a text without words. */
    searchCatalogos: (text: string): Promise<SearchResult<PublicCatalogo[]>> =>
      search(async (db) => {
        const answer = await catalogosFor(db, text, FIRST_PAGE, await wording(db))
        if (answer) {
          const { items } = answer.found
          return { found: items, similar: answer.similar, words: saidOf(answer.said, items) }
        }
        return all((await selectPage(db, seen.catalogo, visibleIn(seen.catalogo), FIRST_PAGE)).items)
      }),

    /** Finds the best of every kind, or a page of one kind. Finds nothing for a text without words. */
    searchSite: (text: string, only?: KindPage): Promise<SearchResult<SiteAnswer>> =>
      search(async (db) => searchSite(db, text, await wording(db), only)),
  }
}

const hasWords = (text: string): boolean => expandQuery(text).length > 0

const all = <T>(found: T): SearchResult<T> => ({ found, similar: false, words: NOTHING_SIMILAR })
