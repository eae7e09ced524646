import { Button, Stack, Text } from '@mantine/core'
import type { ResourceTexts } from '../../../contract/resource.ts'
import { list } from '../../../contract/texts/panel.ts'
import { focusHeading } from '../ui/focus.ts'
import { isNarrowed, type ListState } from './query.ts'

/** Says why the list is empty: nothing exists, or nothing matches. */
export function EmptyList({
  texts,
  query,
  loading,
  onQuery,
}: {
  texts: Pick<ResourceTexts, 'loading' | 'empty'>
  query: ListState
  loading: boolean
  onQuery: (query: ListState) => void
}) {
  const clear = () => {
    onQuery({ ...query, page: 1, q: '', filters: {} })
    // Focus on the heading, because the next content is the links to other pages, below all records.
    focusHeading()
  }
  if (loading) return <Text role="status">{texts.loading}</Text>
  if (!isNarrowed(query)) return <Text role="status">{texts.empty}</Text>
  return (
    <Stack align="flex-start" gap="xs">
      <Text role="status">{query.q ? list.noMatch(query.q) : list.noneFiltered}</Text>
      <Button variant="default" onClick={clear}>
        {list.clear}
      </Button>
    </Stack>
  )
}
