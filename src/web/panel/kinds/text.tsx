import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import type { PanelKind } from './kind.ts'
import { Original } from './original.tsx'
import { type InputProps, inputProps } from './props.ts'

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
