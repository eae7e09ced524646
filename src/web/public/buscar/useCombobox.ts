import { useEffect, useState } from 'react'

/** A field with options that the arrow keys move through while the focus stays in it (WAI-ARIA's combobox pattern). */
export interface Combobox {
  readonly input: {
    readonly role: 'combobox'
    readonly 'aria-autocomplete': 'list'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly 'aria-activedescendant': string | undefined
    readonly onKeyDown: (event: React.KeyboardEvent) => void
  }
  /** Id of the option that Enter opens. */
  readonly active: string | undefined
  /** Opens that option; returns whether there is one. */
  readonly choose: () => boolean
}

/** The id of an option, counted from 0. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`

/** `options` is their number; a new `question` starts without a selected option. */
export function useCombobox(id: string, options: number, question: string): Combobox {
  const listId = `${id}-opciones`
  const [at, setAt] = useState({ question, option: -1 })
  const option = at.question === question ? at.option : -1
  const active = option >= 0 && option < options ? optionId(listId, option) : undefined

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return {
    active,
    choose: () => {
      if (active) document.getElementById(active)?.click()
      return active !== undefined
    },
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': options > 0,
      'aria-controls': listId,
      'aria-activedescendant': active,
      onKeyDown: (event) => {
        const step = STEPS[event.key]
        if (step === undefined || options === 0 || event.nativeEvent.isComposing) return
        event.preventDefault()
        // One more position than options: that of the field itself.
        const places = options + 1
        setAt({ question, option: ((option + 1 + step + places) % places) - 1 })
      },
    },
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
