import { useLocation } from 'react-router'

/** Leads from a form back to its list as it was: the history's state keeps page, search, filters and order. */

/** Returns the state for a list's links to its forms. */
export function useListBehind(): { readonly list: string } {
  return { list: useLocation().search }
}

/** Returns the query of the list from which this form was opened; empty when there was none. */
export function useQueryOfList(): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
    ? state.list
    : ''
}
