import { CloseButton, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import type { Field } from '../../../contract/kinds/field.ts'
import type { Resource } from '../../../contract/resource.ts'
import { LONGEST_SEARCH } from '../../../contract/spanish/searchText.ts'
import { list as texts } from '../../../contract/texts/panel.ts'
import { useOptions } from '../options.ts'
import { filterFields, type ListState } from './query.ts'

interface ToolsProps {
  readonly resource: Resource
  readonly query: ListState
  readonly onChange: (query: ListState, replace?: boolean) => void
}

const TYPING_PAUSE_MS = 250

/** The search and filters of a list. */
export function Tools({ resource, query, onChange }: ToolsProps) {
  return (
    <Group align="end" role="search">
      <Search query={query} onChange={onChange} />
      {filterFields(resource).map(([name, field]) => (
        <Filter key={name} name={name} field={field} query={query} onChange={onChange} />
      ))}
    </Group>
  )
}

/** Searches while a person types. */
export function Search({ query, onChange }: Omit<ToolsProps, 'resource'>) {
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(query.q)
  const search = useDebouncedCallback((q: string) => {
    asked.current = q
    onChange({ ...query, q, page: 1 }, true)
  }, TYPING_PAUSE_MS)
  useEffect(() => {
    // Back and forward change the address without the input. The input's own search must not change what is typed.
    if (!input.current || query.q === asked.current) return
    asked.current = query.q
    input.current.value = query.q
    search.cancel()
  }, [query.q, search])
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    search.cancel()
    asked.current = ''
    onChange({ ...query, q: '', page: 1 }, true)
  }
  return (
    <TextInput
      ref={input}
      type="search"
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      defaultValue={query.q}
      onChange={(event) => search(event.currentTarget.value.trim())}
      rightSectionWidth={44}
      rightSection={
        <CloseButton
          className="panel-clear"
          size={36}
          aria-label={texts.clearSearch}
          title={texts.clearSearch}
          onClick={clear}
        />
      }
      maxLength={LONGEST_SEARCH}
      flex="4 1 14rem"
    />
  )
}

const ALL = 'todas'

function Filter({
  name,
  field,
  query,
  onChange,
}: { name: string; field: Field } & Omit<ToolsProps, 'resource'>) {
  const { options } = useOptions(field)
  const choose = (value: string) => {
    const { [name]: _before, ...others } = query.filters
    onChange({ ...query, page: 1, filters: value === ALL ? others : { ...others, [name]: value } })
  }
  return (
    <NativeSelect
      label={field.label}
      value={query.filters[name] ?? ALL}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[{ value: ALL, label: texts.all }, ...options]}
      flex="1 1 8rem"
    />
  )
}
