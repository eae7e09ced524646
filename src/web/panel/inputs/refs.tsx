import { Select, Text } from '@mantine/core'
import { useState } from 'react'
import { inputTexts, refsTexts as texts } from '../../../contract/texts/inputs.ts'
import { objectsIn } from '../form/kinds/stored.ts'
import { listOf } from '../form/parts.ts'
import { useTargets } from '../targets.ts'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { matching } from './matching.ts'
import { PartsFrame } from './partsFrame.tsx'
import type { InputProps } from './props.ts'
import { Rows } from './rows.tsx'
import { useParts } from './useParts.ts'

/** Several of many records, found by typing. The one that a reference beside it names is not offered. */
export default function RefsInput(props: InputProps) {
  const { form, field, stored, name } = props
  const { value, change, error } = useParts(props)
  const { options, error: failure, reload } = useTargets(field, knownOf(stored))
  const [typed, setTyped] = useState('')
  const ids = listOf(value)
  const most = field.most ?? ids.length
  const besides = form.useWatchValue(field.besides ?? name)
  const offered = options.filter((option) => !ids.includes(option.value) && option.value !== besides)
  const titleOf = (id: string) => options.find((option) => option.value === id)?.label ?? texts.missing(id)
  return (
    <PartsFrame label={field.label} help={field.help} error={error}>
      <Rows
        rows={ids}
        most={most}
        nameOf={(place) => titleOf(ids[place - 1] ?? '')}
        onChange={change}
        movable
      >
        {(id) => (
          <Text size="sm" className="panel-text">
            {titleOf(id)}
            {id === besides && ` · ${texts.isPrincipal}`}
          </Text>
        )}
      </Rows>
      {ids.length < most ? (
        <Select
          label={texts.add}
          placeholder={texts.search}
          searchable
          value={null}
          searchValue={typed}
          onSearchChange={setTyped}
          data={offered}
          filter={matching}
          limit={50}
          comboboxProps={{ withinPortal: false }}
          nothingFoundMessage={texts.nothing}
          onOptionSubmit={(id) => {
            change([...ids, id])
            setTyped('')
          }}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {inputTexts.full(most)}
        </Text>
      )}
      {failure !== undefined && <LoadFailure error={failure} onRetry={reload} />}
    </PartsFrame>
  )
}

/** What the record itself says of its targets, until all are loaded. */
const knownOf = (stored: unknown) =>
  objectsIn(stored).map(({ id, nombre }) => ({ value: String(id), label: String(nombre ?? '') }))
