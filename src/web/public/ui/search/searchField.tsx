import { LONGEST_SEARCH } from '../../../../contract/spanish/searchText.ts'

type SearchFieldProps = Omit<React.ComponentProps<'input'>, 'type' | 'ref'> & {
  readonly ref: React.RefObject<HTMLInputElement | null>
  /** Shows through its placeholder whether the field is empty. */
  readonly placeholder: string
  /** Called when the field has to be cleared. */
  readonly onClear: () => void
}

/** A search field with a button that clears it: the same in every browser, and reachable by keyboard. */
export function SearchField({ ref, onClear, ...input }: SearchFieldProps) {
  const clear = () => {
    onClear()
    ref.current?.focus()
  }
  return (
    <div className="field-frame">
      <input
        {...input}
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        className="field"
      />
      <button type="button" onClick={clear} className="field-button clear-button">
        <span className="sr-only">Borrar lo escrito</span>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
          <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
