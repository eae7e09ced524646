import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { list as texts } from '../../../contract/texts/panel.ts'
import { type ListState, lastPage, PAGE_SIZES, withPageSize, writeQuery } from './query.ts'

interface PagesProps {
  readonly total: number
  readonly query: ListState
  /** Called with another query. Without it the page size cannot be changed. */
  readonly onQuery?: (query: ListState) => void
  /** Counts the entries in words, where they are not records. */
  readonly count?: (total: number) => string
}

/** The number of records, the page size, and links to the list's other pages. */
export function Pages({ total, query, onQuery, count = texts.count }: PagesProps) {
  const { pathname } = useLocation()
  const last = lastPage(total, query)
  const linkTo = (page: number) => ({
    component: Link,
    to: { pathname, search: String(writeQuery({ ...query, page })) },
  })
  return (
    <Group justify="space-between">
      <Group gap="md">
        <Text size="sm" role="status">
          {count(total)}
        </Text>
        {onQuery && total > PAGE_SIZES[0] && (
          <NativeSelect
            aria-label={texts.perPage}
            value={String(query.perPage)}
            onChange={(event) => onQuery(withPageSize(query, Number(event.currentTarget.value)))}
            data={PAGE_SIZES.map((size) => ({ value: String(size), label: texts.aPage(size) }))}
          />
        )}
      </Group>
      {last > 1 && (
        <Pagination
          component="nav"
          aria-label={texts.pages}
          total={last}
          siblings={0}
          gap="xs"
          value={Math.min(query.page, last)}
          getItemProps={(page) => ({ ...linkTo(page), 'aria-label': texts.page(page) })}
          getControlProps={(control) =>
            control === 'previous'
              ? { ...linkTo(Math.max(1, query.page - 1)), 'aria-label': texts.previous }
              : { ...linkTo(Math.min(last, query.page + 1)), 'aria-label': texts.next }
          }
        />
      )}
    </Group>
  )
}
