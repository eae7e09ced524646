import { TextInput } from '@mantine/core'
import { lazy, useRef } from 'react'
import { Original } from '../inputs/original.tsx'
import { type InputProps, inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'

/** The comparison of words is its own download: only the history and what waits need it. */
export const TextChange = lazy(() => import('../compare/textChange.tsx'))

export const textKind: PanelKind = { Input: ShortTextInput, Change: TextChange }

function ShortTextInput(props: InputProps) {
  const input = useRef<HTMLInputElement>(null)
  const restore = (original: string) => {
    if (!input.current) return
    input.current.value = original
    // The button goes away.
    input.current.focus()
  }
  return (
    <div>
      <TextInput {...inputProps(props)} ref={input} />
      <Original {...props} onRestore={restore} />
    </div>
  )
}
