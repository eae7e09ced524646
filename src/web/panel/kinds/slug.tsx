import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { slugify } from '../../../contract/spanish/slug.ts'
import { form as texts } from '../../../contract/texts/panel.ts'
import { isDerived } from '../form/values.ts'
import { type InputProps, inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'

export const slugKind: PanelKind = { Input: SlugInput }

/** An address that follows the field it is made from, until somebody types one. */
function SlugInput(props: InputProps) {
  const { form, name, field } = props
  const input = useRef<HTMLInputElement>(null)
  const typed = useRef(!isDerived(name, field, form.getValues()))
  form.watch(field.from ?? name, ({ value }) => {
    if (typed.current || !input.current) return
    input.current.value = slugify(String(value))
    form.setFieldValue(name, input.current.value, { forceUpdate: false })
  })
  const own = inputProps(props)
  return (
    <TextInput
      {...own}
      ref={input}
      description={texts.slugHelp}
      onChange={(event) => {
        typed.current = true
        own.onChange(event)
      }}
    />
  )
}
