import { Anchor, TextInput } from '@mantine/core'
import { type InputProps, inputProps } from '../inputs/props.ts'
import { webAddress } from '../inputs/webAddress.ts'
import type { CellProps, PanelKind } from './kind.ts'

export const urlKind: PanelKind = { Input: UrlInput, Cell: UrlCell }

/** A web address, which is given its https:// as the field is left: few people say it. */
function UrlInput(props: InputProps) {
  const { form, name } = props
  const complete = (input: HTMLInputElement) => {
    const address = webAddress(input.value)
    if (address === input.value) return
    input.value = address
    form.setFieldValue(name, address, { forceUpdate: false })
  }
  const own = inputProps(props)
  return (
    <TextInput
      {...own}
      type="url"
      placeholder="https://"
      onBlur={(event) => {
        complete(event.currentTarget)
        own.onBlur(event)
      }}
      // This key saves the form without leaving the field.
      onKeyDown={(event) => event.key === 'Enter' && complete(event.currentTarget)}
    />
  )
}

function UrlCell({ value }: CellProps) {
  if (!value) return null
  return (
    <Anchor
      href={String(value)}
      target="_blank"
      rel="noopener"
      underline="always"
      size="sm"
      className="panel-text"
    >
      {String(value)}
    </Anchor>
  )
}
