import { Text, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { panel, form as texts } from '../../../contract/texts/panel.ts'
import { validation } from '../../../contract/texts/server.ts'
import { localOf, utcOf } from '../../../contract/values/zone.ts'
import type { ChangeProps } from '../compare/change.ts'
import { Replaced } from '../compare/signs.tsx'
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
  Value: ({ value }) => <Moment value={value} />,
  Change: MomentChange,
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
  return useMomentText()(value)
}

function MomentChange({ old, now }: ChangeProps) {
  const textOf = useMomentText()
  return <Replaced old={textOf(old.value)} now={textOf(now.value)} />
}

/** Returns what people read of a moment; nothing while the zone is loading. */
function useMomentText(): (moment: unknown) => string {
  const { data: zone } = useZone()
  return (moment) => (typeof moment === 'string' && moment && zone ? momentText(moment, zone) : '')
}
