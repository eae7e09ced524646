import { NativeSelect } from '@mantine/core'
import { useOptions } from '../options.ts'
import { type InputProps, inputProps } from './props.ts'

/** Chooses the record that another points to. */
export function RefInput(props: InputProps) {
  const { form, name, field } = props
  const options = useOptions(field).filter(({ value }) => value !== '')
  const { defaultValue: _initial, onChange: _change, ...own } = inputProps(props)
  const value = form.useWatchValue(name)
  return (
    <NativeSelect
      {...own}
      value={String(value ?? '')}
      onChange={(event) => form.setFieldValue(name, event.currentTarget.value, { forceUpdate: false })}
      data={[{ value: '', label: field.choose ?? '' }, ...options]}
    />
  )
}
