import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'

interface Shown {
  readonly id: number
  readonly slug: string
}

export interface RecordModal<T> {
  /** The record whose modal is open. */
  readonly open: T | null
  /** For a link to the record's own page: opens the modal instead, unless a new tab or window is asked for. */
  readonly show: (event: React.MouseEvent | React.SubmitEvent, record: T) => void
  readonly close: () => void
}

/**
 * A record shown over the page, while the address bar holds the record's own page: a copied or reloaded address
 * brings the same thing, and Back closes it.
 */
export function useRecordModal<T extends Shown>(
  addressOf: (slug: string) => string,
  visitOf: (id: number) => string,
): RecordModal<T> {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const open: T | null = state?.shown ?? null
  return {
    open,
    show: (event, record) => {
      if ('metaKey' in event && (event.metaKey || event.ctrlKey || event.shiftKey)) return
      event.preventDefault()
      countVisit(visitOf(record.id))
      void navigate(
        { pathname, search },
        { mask: addressOf(record.slug), state: { shown: record }, preventScrollReset: true },
      )
    },
    close: () => void navigate(-1),
  }
}

/** A view that could not be counted is no visitor's concern. */
function countVisit(path: string): void {
  browserApi(path, { method: 'POST' }).catch(() => undefined)
}

/** Counts a view of the record whose own page stands open. */
export function useCountedVisit(path: string): void {
  useEffect(() => countVisit(path), [path])
}
