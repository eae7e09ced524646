import { NativeSelect } from '@mantine/core'
import { form as texts } from '../../../contract/texts/panel.ts'
import { type InputProps, inputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'

export const zoneKind: PanelKind = { Input: ZoneInput }

/** Chooses a time zone: those of Mexico first, then all others that the browser knows. */
function ZoneInput(props: InputProps) {
  const { form, name, field } = props
  const { defaultValue: _initial, onChange: _change, ...own } = inputProps(props)
  const value = String(form.useWatchValue(name) ?? '')
  const near = Object.entries(texts.zonesOfMexico).map(([zone, label]) => ({ value: zone, label }))
  const others = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', value])
  for (const zone of near) others.delete(zone.value)
  return (
    <NativeSelect
      {...own}
      value={value}
      onChange={(event) => form.setFieldValue(name, event.currentTarget.value, { forceUpdate: false })}
      data={[
        ...(field.initial === null ? [{ value: '', label: field.placeholder ?? '' }] : []),
        { group: texts.mexico, items: near },
        { group: texts.otherZones, items: [...others].filter(Boolean).sort() },
      ]}
    />
  )
}
