import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { dateRefusals } from '../../../contract/texts/values.ts'
import { dateText } from '../dates.ts'
import { type InputProps, inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'
import { sayingOf } from './said.tsx'

export const dateKind: PanelKind = {
  Input: DateInput,
  ...sayingOf((_field, value) => dateText(String(value ?? ''))),
  Value: ({ value }) => dateText(String(value)),
}

function DateInput(props: InputProps) {
  const { name, onRead } = props
  const input = useRef<HTMLInputElement>(null)
  // The browser reports an unfinished date as no date.
  useEffect(
    () => onRead(name, () => (input.current?.validity.badInput ? dateRefusals.notDate : null)),
    [name, onRead],
  )
  return <TextInput {...inputProps(props)} ref={input} type="date" maw={240} />
}
