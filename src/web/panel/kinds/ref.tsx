import { NativeSelect, Stack } from '@mantine/core'
import { targetTitle, useOptions } from '../options.ts'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { type InputProps, inputProps } from './props.ts'

/** Chooses the record that another points to. */
export function RefInput(props: InputProps) {
  const { form, name, field, item, stored } = props
  const kept = targetTitle(field, item)
  const { options, error, reload } = useOptions(field, kept ? [{ value: String(stored), label: kept }] : [])
  const { defaultValue: _initial, onChange: _change, ...own } = inputProps(props)
  const value = form.useWatchValue(name)
  return (
    <Stack gap="xs">
      <NativeSelect
        {...own}
        value={String(value ?? '')}
        onChange={(event) => form.setFieldValue(name, event.currentTarget.value, { forceUpdate: false })}
        data={[
          { value: '', label: field.placeholder ?? '' },
          ...options.filter((option) => option.value !== ''),
        ]}
      />
      {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
    </Stack>
  )
}
