import { Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import { targetOf } from '../../../contract/references.ts'
import type { Resource } from '../../../contract/resource.ts'
import { inputTexts, refsTexts as texts } from '../../../contract/texts/inputs.ts'
import { call, type PanelItem, readItem } from '../calls.ts'
import { useArea } from '../currentArea.ts'
import type { Option } from '../targets.ts'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { useLoad } from '../ui/useLoad.ts'
import { type InputProps, inputProps } from './props.ts'

const SHOWN = 20
const PAUSE_MS = 250

/** Chooses a record of a collection that has too many to list: those are shown that match what is typed. */
export default function SearchedRefInput(props: InputProps) {
  const { form, name, field } = props
  const value = String(form.useWatchValue(name) ?? '')
  const chosen = useChosen(field.to ?? '', targetOf(field), value)
  const [typed, setTyped] = useState('')
  const found = useFound(field.to ?? '', targetOf(field), typed === chosen.data?.label ? '' : typed)
  const { defaultValue: _initial, onChange: _change, ...own } = inputProps(props)
  const offered = found.data ?? []
  const isAmong = !chosen.data || offered.some((option) => option.value === value)
  const failed = [chosen, found].find(({ error }) => error !== undefined)
  return (
    <Stack gap="xs">
      <Select
        {...own}
        placeholder={texts.search}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': inputTexts.removeOf(field.label) }}
        value={value || null}
        onChange={(next) => form.setFieldValue(name, next ?? '', { forceUpdate: false })}
        searchValue={typed}
        onSearchChange={setTyped}
        data={isAmong || !chosen.data ? [...offered] : [chosen.data, ...offered]}
        // The server has searched.
        filter={({ options }) => options}
        comboboxProps={{ withinPortal: false }}
        nothingFoundMessage={found.loading ? inputTexts.loading : texts.nothing}
      />
      {failed && <LoadFailure error={failed.error} onRetry={failed.reload} />}
    </Stack>
  )
}

/** Loads the name of the chosen record. */
function useChosen(collection: string, target: Resource | undefined, id: string) {
  const area = useArea()
  const load = useCallback(
    async (signal: AbortSignal) =>
      id && target ? optionOf(target, (await readItem(area.calls.item(collection, id), signal)).data) : null,
    [area, collection, target, id],
  )
  return useLoad(load)
}

/** Loads the first records that match a text. */
function useFound(collection: string, target: Resource | undefined, typed: string) {
  const area = useArea()
  const [q] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const search = new URLSearchParams({ q, per_page: String(SHOWN) })
      const { data } = await call<PanelItem[]>(`${area.calls.list(collection)}?${search}`, { signal })
      return target ? data.map((item) => optionOf(target, item)) : []
    },
    [area, collection, target, q],
  )
  return useLoad(load)
}

/** Names a record by its title, and by what no other record has. */
function optionOf({ title, fields }: Resource, item: PanelItem): Option {
  const unique = Object.keys(fields).filter((name) => fields[name]?.unique && name !== title)
  const label = [title, ...unique].map((name) => String(item[name] ?? '')).filter(Boolean)
  return { value: String(item.id), label: label.join(' · ') }
}
