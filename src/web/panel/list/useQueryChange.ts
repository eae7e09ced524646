import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { type ListState, writeQuery } from './query.ts'

/** Writes a query to the address. While a person types, it replaces the previous one in the history. */
export function useQueryChange() {
  const navigate = useNavigate()
  return useCallback(
    (query: ListState, replace = false) => {
      void navigate({ search: String(writeQuery(query)) }, { replace, preventScrollReset: true })
    },
    [navigate],
  )
}
