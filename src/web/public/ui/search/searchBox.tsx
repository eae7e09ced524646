import { useEffect, useEffectEvent, useRef } from 'react'
import { LONGEST_SEARCH } from '../../../../contract/spanish/searchText.ts'
import { siteTexts as texts } from '../../../../contract/texts/site.ts'
import { SearchField } from './searchField.tsx'

/** A search that works as a form before hydration, and on every keystroke afterwards. */
export function SearchBox(props: {
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onText: (text: string) => void
  /** The page that answers the form. */
  readonly action: string
  readonly onSubmit?: (event: React.SubmitEvent) => void
  /** The last question got no answer; `onRetry` asks it again. */
  readonly failed: boolean
  readonly onRetry: () => void
  /** Further fields of the form. */
  readonly children?: React.ReactNode
}) {
  const field = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? props.text
    if (typed !== props.text) props.onText(typed)
  })
  // Takes over the text that a person typed before hydration.
  useEffect(() => takeOver(), [])
  return (
    <search className="no-print">
      <form action={props.action} onSubmit={props.onSubmit} className="search-box">
        <SearchField
          ref={field}
          name={props.name}
          aria-label={props.label}
          placeholder={props.placeholder}
          value={props.text}
          onChange={(event) => props.onText(event.currentTarget.value)}
          onClear={() => props.onText('')}
        />
        <button type="submit" className="button">
          Buscar
        </button>
        {props.children}
      </form>
      {props.failed && <SearchFailure onRetry={props.onRetry} field={field} />}
    </search>
  )
}

/** The search text of an address, shortened to what the API reads; '' when there is none. */
export const searchedIn = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').trim().slice(0, LONGEST_SEARCH)

/**
 * Says that the last question got no answer. Its button disappears when it is pressed, so the focus moves to the
 * `field`.
 */
export function SearchFailure(props: {
  readonly onRetry: () => void
  readonly field: React.RefObject<HTMLInputElement | null>
}) {
  const retry = () => {
    props.onRetry()
    props.field.current?.focus()
  }
  return (
    <p role="alert" className="mt-4">
      No se pudo buscar.{' '}
      <button type="button" className="link min-h-11" onClick={retry}>
        {texts.retry}
      </button>
    </p>
  )
}
