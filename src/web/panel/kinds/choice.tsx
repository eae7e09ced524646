import { NativeSelect } from '@mantine/core'
import { type InputProps, inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'
import { sayingOf } from './said.tsx'

export const choiceKind: PanelKind = {
  Input: ChoiceInput,
  ...sayingOf((field, value) => field.valueLabels?.[String(value)] ?? String(value ?? '')),
  Value: ({ field, value }) => field.valueLabels?.[String(value)] ?? String(value),
}

/** Chooses one of a few values by its label. */
function ChoiceInput(props: InputProps) {
  const { form, name, field } = props
  const { defaultValue: _initial, onChange: _change, ...own } = inputProps(props)
  const choices = (field.choices ?? []).map(([value, label]) => ({ value, label }))
  return (
    <NativeSelect
      {...own}
      value={String(form.useWatchValue(name) ?? '')}
      onChange={(event) => form.setFieldValue(name, event.currentTarget.value, { forceUpdate: false })}
      data={[{ value: '', label: field.placeholder ?? '' }, ...choices]}
      maw={360}
    />
  )
}
