import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { Original } from '../inputs/original.tsx'
import { type InputProps, inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'

export const textKind: PanelKind = { Input: ShortTextInput }

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
