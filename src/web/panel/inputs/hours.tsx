import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { dayNames } from '../../../contract/texts/hours.ts'
import { hoursTexts as texts } from '../../../contract/texts/inputs.ts'
import { capital, type Day, days } from '../../../contract/values/hours.ts'
import { dayIn, hoursForm, isHours } from '../form/kinds/hours.ts'
import { isEmpty } from '../form/parts.ts'
import type { FormValue } from '../form/types.ts'
import { refusalsOf } from '../form/values.ts'
import { CopyDay } from './copyDay.tsx'
import { PartsFrame } from './partsFrame.tsx'
import type { InputProps } from './props.ts'
import { readingOf, weekLines } from './spokenDay.ts'
import { useParts } from './useParts.ts'

/** Opening hours, a text for each weekday as people say it, with what was understood beneath. */
export default function HoursInput(props: InputProps) {
  const { form, name, field } = props
  const { value, change, error, errorOf } = useParts(props)
  const [cleared, setCleared] = useState<FormValue | null>(null)
  const [said, setSaid] = useState('')
  const textOf = (day: Day) => dayIn(value, day)
  const set = (typed: Partial<Record<Day, string>>, part?: Day) => {
    setCleared(null)
    change({ ...Object.fromEntries(days.map((day) => [day, textOf(day)])), ...typed }, part)
  }
  /** Says what is wrong once a day is left: what somebody is still typing is not wrong yet. */
  const check = () => {
    const refusals = isEmpty(value) ? {} : refusalsOf(field, value ?? '')
    for (const day of days) form.setFieldError(`${name}.${day}`, refusals[day])
  }
  const copy = (from: Day, to: readonly Day[], called: string) => {
    set(Object.fromEntries(to.map((day) => [day, textOf(from)])))
    setSaid(texts.copied(dayNames[from], called))
  }
  const clear = () => {
    setCleared(value ?? '')
    change(hoursForm.shown(null))
    setSaid(texts.cleared)
  }
  return (
    <PartsFrame label={field.label} help={field.help ?? texts.help} error={error}>
      <div className="panel-hours">
        {days.map((day) => (
          <div key={day}>
            <TextInput
              label={capital(dayNames[day])}
              description={errorOf(day) ? undefined : readingOf(textOf(day))}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              placeholder={texts.placeholder}
              autoComplete="off"
              value={textOf(day)}
              error={errorOf(day)}
              onChange={(event) => set({ [day]: event.currentTarget.value }, day)}
              onBlur={check}
            />
            <CopyDay day={day} disabled={textOf(day).trim() === ''} onCopy={copy} />
          </div>
        ))}
      </div>
      <Preview
        week={isEmpty(value) ? null : field.schema.safeParse(hoursForm.sent(value ?? '', null)).data}
      />
      <Group gap="sm">
        {cleared === null ? (
          <Button size="xs" variant="subtle" color="red" disabled={isEmpty(value)} onClick={clear}>
            {texts.clear}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              change(cleared)
              setCleared(null)
            }}
          >
            {texts.back}
          </Button>
        )}
      </Group>
      <span role="status" className="panel-unseen">
        {said}
      </span>
    </PartsFrame>
  )
}

/** The week in words, once every day can be read. */
function Preview({ week }: { week: unknown }) {
  if (!isHours(week)) return null
  return (
    <div className="panel-live">
      <Text size="sm" c="dimmed">
        {texts.preview}
      </Text>
      {weekLines(week).map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </div>
  )
}
