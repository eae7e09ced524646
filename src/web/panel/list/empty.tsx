import { Button, Stack, Text } from '@mantine/core'
import type { Resource } from '../../../contract/resource.ts'
import { list as texts } from '../../../contract/texts/panel.ts'
import { focusHeading } from '../ui/focus.ts'
import { isNarrowed, type ListState } from './query.ts'

/** Says why the list is empty: nothing exists, or nothing matches. */
export function EmptyList({
  resource,
  query,
  loading,
  onQuery,
}: {
  resource: Resource
  query: ListState
  loading: boolean
  onQuery: (query: ListState) => void
}) {
  const clear = () => {
    onQuery({ ...query, page: 1, q: '', filters: {} })
    // Focus on the heading, because the next content is the links to other pages, below all records.
    focusHeading()
  }
  if (loading) return <Text role="status">{resource.texts.loading}</Text>
  if (!isNarrowed(query)) return <Text role="status">{resource.texts.empty}</Text>
  return (
    <Stack align="flex-start" gap="xs">
      <Text role="status">{query.q ? texts.noMatch(query.q) : texts.noneFiltered}</Text>
      <Button variant="default" onClick={clear}>
        {texts.clear}
      </Button>
    </Stack>
  )
}
