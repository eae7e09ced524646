import { Group, Pagination, Text } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { list as texts } from '../../../contract/textosPanel.ts'
import { type ListQuery, lastPage, writeQuery } from './query.ts'

/** How many records there are, and the ways to the list's other pages, as links. */
export function Pages({ total, query }: { total: number; query: ListQuery }) {
  const { pathname } = useLocation()
  const last = lastPage(total)
  const linkTo = (page: number) => ({
    component: Link,
    to: { pathname, search: String(writeQuery({ ...query, page })) },
  })
  return (
    <Group justify="space-between">
      <Text size="sm" role="status">
        {texts.count(total)}
      </Text>
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
