import { isSiteParam } from '../../../contract/paths.ts'
import { searchedIn } from '../ui/search/searchBox.tsx'

/** The question of the list of branches in an address, which has the parameters of the API's call. */

/** The filters with values that are chosen from options. */
const GROUPS = ['categoria', 'estado', 'municipio', 'colonia'] as const

const SINGLE = ['abierto', 'cerca', 'km', 'marco', 'orden'] as const
export const isAttribute = (name: string): name is `c[${string}]` => name.startsWith('c[')

/** Returns the question of an address, without what is empty and what the API would not read. */
export function questionIn(query: URLSearchParams): URLSearchParams {
  const found = new URLSearchParams()
  const text = searchedIn(query, 'q')
  if (text) found.set('q', text)
  for (const name of GROUPS)
    for (const value of new Set(
      query.getAll(name).flatMap((one) => (name === 'categoria' ? one.split(',') : [one])),
    ))
      if (value.trim()) found.append(name, value.trim())
  for (const [name, value] of query) if (isAttribute(name) && value.trim()) found.append(name, value.trim())
  for (const name of SINGLE) {
    const value = query.get(name)?.trim()
    if (value && !(name === 'abierto' && value === '0')) found.set(name, value)
  }
  if (!found.has('cerca')) found.delete('km')
  if (!found.has('cerca') && found.get('orden') === 'distancia') found.delete('orden')
  return found
}

/** Returns a question without one of its filters, or without one of the values of it. */
export function without(question: URLSearchParams, name: string, value?: string): URLSearchParams {
  const rest = new URLSearchParams(
    [...question].filter(([one, own]) => one !== name || (value !== undefined && own !== value)),
  )
  return questionIn(rest)
}

/** Returns the names of the filters of a question, each once. The text and the order are none. */
export const filtersOf = (question: URLSearchParams): string[] =>
  [...new Set(question.keys())].filter((name) => !['q', 'orden', 'km'].includes(name))

/** For a loader: the address without the parameters that the API refused; null when it read all of them. */
export function readableAddress(url: URL, refused: readonly string[]): string | null {
  const kept = [...url.searchParams].filter(([name]) => isSiteParam(name) && !refused.includes(name))
  const query = new URLSearchParams(kept)
  return query.size < url.searchParams.size ? `${url.pathname}?${query}` : null
}
