import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { exceptionTexts as texts } from '../../../contract/texts/inputs.ts'
import { holidays } from '../../../contract/values/holidays.ts'
import { today, yearFrom } from '../dates.ts'
import { exceptionRow } from '../form/kinds/exceptions.ts'
import { rowsOf, textIn } from '../form/parts.ts'
import type { Row } from '../form/types.ts'
import { exceptionRowText } from './exceptionText.ts'
import { PartsFrame } from './partsFrame.tsx'
import type { InputProps } from './props.ts'
import { Rows } from './rows.tsx'
import { readingOf } from './spokenDay.ts'
import { useParts } from './useParts.ts'

/** Days with other hours, or closed: a row each. Those that have passed are folded. */
export default function ExceptionsInput(props: InputProps) {
  const { field } = props
  const { value, change, error, errorOf } = useParts(props)
  const rows = rowsOf(value)
  const [since] = useState(today)
  // They are stored by date. What is typed now stays where it is, whatever its date.
  const [pastCount, setPastCount] = useState(() => countOfPast(rows, since))
  const [said, setSaid] = useState('')
  const [past, coming] = [rows.slice(0, pastCount), rows.slice(pastCount)]
  const addHolidays = () => {
    const dates = rows.map((row) => textIn(row, 'fecha'))
    const missing = holidaysFrom(since).filter((date) => !dates.includes(date))
    setSaid(missing.length > 0 ? texts.added(missing.length) : texts.allThere)
    change([...rows, ...missing.map((date) => exceptionRow(date, texts.closed, texts.holiday))])
  }
  return (
    <PartsFrame label={field.label} help={field.help} error={error}>
      {past.length > 0 && (
        <Past
          rows={past}
          onRemove={() => {
            setPastCount(0)
            change(coming)
          }}
        />
      )}
      <Rows
        rows={coming}
        most={Number.POSITIVE_INFINITY}
        nameOf={texts.row}
        add={{ label: texts.add, blank: exceptionRow('', '', '') }}
        onChange={(next) => change([...past, ...next])}
      >
        {(row, index) => {
          const at = pastCount + index
          const wrong = errorOf(String(at))
          const set = (part: object) => change(rows.with(at, { ...row, ...part }), String(at))
          return (
            <>
              <TextInput
                type="date"
                label={texts.date}
                value={textIn(row, 'fecha')}
                error={textIn(row, 'fecha') === '' ? wrong : undefined}
                onChange={(event) => set({ fecha: event.currentTarget.value })}
              />
              <TextInput
                label={texts.hours}
                placeholder={texts.closed}
                description={textIn(row, 'horas') === '' ? texts.hoursHelp : readingOf(textIn(row, 'horas'))}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                autoComplete="off"
                value={textIn(row, 'horas')}
                error={textIn(row, 'fecha') === '' ? undefined : wrong}
                onChange={(event) => set({ horas: event.currentTarget.value })}
              />
              <TextInput
                label={texts.note}
                placeholder={texts.notePlaceholder}
                maxLength={255}
                value={textIn(row, 'nota')}
                onChange={(event) => set({ nota: event.currentTarget.value })}
              />
            </>
          )
        }}
      </Rows>
      <Group gap="sm">
        <Button size="xs" variant="default" onClick={addHolidays}>
          {texts.holidays}
        </Button>
        <Text size="sm" role="status">
          {said}
        </Text>
      </Group>
    </PartsFrame>
  )
}

function Past({ rows, onRemove }: { rows: readonly Row[]; onRemove: () => void }) {
  return (
    <details>
      <summary>{texts.past(rows.length)}</summary>
      <ul className="panel-past">
        {rows.map((row) => (
          <li key={textIn(row, 'fecha')}>
            <Text size="sm">{exceptionRowText(row)}</Text>
          </li>
        ))}
      </ul>
      <Button size="xs" variant="subtle" color="red" onClick={onRemove}>
        {texts.removePast}
      </Button>
    </details>
  )
}

function countOfPast(rows: readonly Row[], since: string): number {
  const first = rows.findIndex((row) => !(textIn(row, 'fecha') !== '' && textIn(row, 'fecha') < since))
  return first < 0 ? rows.length : first
}

/** Returns the official holidays of the coming year. */
function holidaysFrom(date: string): string[] {
  const last = yearFrom(date)
  const year = Number(date.slice(0, 4))
  return [...holidays(year), ...holidays(year + 1)].filter((day) => day >= date && day <= last)
}
