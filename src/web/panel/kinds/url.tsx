import { TextInput } from '@mantine/core'
import { type InputProps, inputProps } from './props.ts'
import { webAddress } from './webAddress.ts'

/** A web address, which is given its https:// as the field is left: few people say it. */
export function UrlInput(props: InputProps) {
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
