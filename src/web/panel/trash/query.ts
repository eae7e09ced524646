import type { Resource } from '../../../contract/resource.ts'
import { LONGEST_SEARCH } from '../../../contract/spanish/searchText.ts'
import type { ListState } from '../list/query.ts'

/** The trash's page, search and kind, as in the address. Invalid parts are ignored, because a link may be cut off. */
export function readTrashQuery(kinds: readonly Resource[], search: URLSearchParams): ListState {
  const page = Number(search.get('page') ?? 1)
  const kind = kinds.find(({ name }) => name === search.get('tipo'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: 20,
    q: (search.get('q') ?? '').slice(0, LONGEST_SEARCH),
    sort: '',
    filters: kind ? { tipo: kind.name } : {},
  }
}
