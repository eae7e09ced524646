import { useLocation } from 'react-router'

/** A form goes back to its list as it was left: page, search, filters and order travel in the history's state. */

/** What a list's links to its forms carry. */
export function useListBehind(): { readonly list: string } {
  return { list: useLocation().search }
}

/** The query of the list that this form was opened from; empty when it was opened by itself. */
export function useQueryOfList(): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
    ? state.list
    : ''
}
