import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'

interface Shown {
  readonly id: number
  readonly slug: string
}

export interface RecordModal<T> {
  /** The record in the open modal. */
  readonly open: T | null
  /** For a link to the record's own page: opens the modal instead, unless the person wants a new tab or window. */
  readonly show: (event: React.MouseEvent | React.SubmitEvent, record: T) => void
  readonly close: () => void
}

/**
 * A record over the page, while the address bar shows the record's own page: a copied or reloaded address shows the
 * same record, and Back closes it.
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

/** A failure to count a view does not concern the visitor. */
function countVisit(path: string): void {
  browserApi(path, { method: 'POST' }).catch(() => undefined)
}

/** Counts a view of the record whose own page is open. */
export function useCountedVisit(path: string): void {
  useEffect(() => countVisit(path), [path])
}
