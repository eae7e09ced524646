import { NativeSelect } from '@mantine/core'
import type { Resource } from '../../../contract/resource.ts'
import { list as texts } from '../../../contract/texts/panel.ts'
import type { Area } from '../area.ts'
import { isSortable, type ListState } from './query.ts'

interface SorterProps {
  readonly area: Area
  readonly resource: Resource
  readonly query: ListState
  readonly onQuery: (query: ListState) => void
}

/** Sorts the list where no column headings are visible. */
export function Sorter({ area, resource, query, onQuery }: SorterProps) {
  const columns = resource[area.audience]?.columns ?? resource.columns
  const options = columns
    .filter(([name]) => isSortable(resource, name))
    .flatMap(([name, label]) => [
      { value: name, label: texts.upwards(label) },
      { value: `-${name}`, label: texts.downwards(label) },
    ])
  return (
    <NativeSelect
      className="panel-sorter"
      label={texts.sort}
      value={query.sort}
      onChange={(event) => onQuery({ ...query, sort: event.currentTarget.value, page: 1 })}
      data={[{ value: '', label: texts.ownOrder }, ...options]}
    />
  )
}
