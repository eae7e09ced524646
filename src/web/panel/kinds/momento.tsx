import { Text, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { panel, form as texts } from '../../../contract/texts/panel.ts'
import { validation } from '../../../contract/texts/server.ts'
import { localOf, utcOf } from '../../../contract/values/zone.ts'
import { type InputProps, inputProps } from '../inputs/props.ts'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { momentText, useZone } from '../zone.ts'
import type { PanelKind } from './kind.ts'

export const momentoKind: PanelKind = {
  Input: MomentoInput,
  Cell: ({ value }) => (
    <Text size="sm">
      <Moment value={value} />
    </Text>
  ),
  Value: Moment,
}

/** A moment, typed and shown in the organisation's zone. */
function MomentoInput(props: InputProps) {
  const { data: zone, error, reload } = useZone()
  if (error !== undefined) return <LoadFailure error={error} onRetry={reload} />
  if (zone === undefined)
    return <TextInput label={props.field.label} value={panel.loading} readOnly disabled />
  return <LocalInput {...props} zone={zone} />
}

function LocalInput({ zone, ...props }: InputProps & { zone: string }) {
  const { form, name, field, onRead } = props
  const input = useRef<HTMLInputElement>(null)
  // The browser reports an unfinished date as no date.
  useEffect(
    () => onRead(name, () => (input.current?.validity.badInput ? validation.notMoment : null)),
    [name, onRead],
  )
  const { defaultValue: _stored, onChange: _change, ...own } = inputProps(props)
  const value = String(form.getValues()[name] ?? '')
  return (
    <TextInput
      {...own}
      ref={input}
      type="datetime-local"
      description={[field.help, texts.inZone(zone)].filter(Boolean).join(' ')}
      defaultValue={value && localOf(value, zone)}
      onChange={({ currentTarget: { value: local } }) =>
        form.setFieldValue(name, local && utcOf(local, zone), { forceUpdate: false })
      }
      maw={360}
    />
  )
}

function Moment({ value }: { value: unknown }) {
  const { data: zone } = useZone()
  return typeof value === 'string' && value && zone ? momentText(value, zone) : null
}
