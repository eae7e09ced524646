import { Anchor, Group, Stack } from '@mantine/core'
import { Link, useLocation, useSearchParams } from 'react-router'
import { historyTexts as texts } from '../../../contract/texts/history.ts'
import { Heading } from '../ui/heading.tsx'
import { formPath, historyPath, type Subject } from './addresses.ts'
import { ComparisonScreen } from './comparison.tsx'
import type { Other } from './useCompared.ts'
import { VersionList } from './versionList.tsx'

/** A record's history: its versions or, by the address's query, one of them beside another. */
export default function HistoryScreen(subject: Subject) {
  const [search] = useSearchParams()
  // The list from which the form was opened.
  const { state } = useLocation()
  const n = numberIn(search, 'version')
  const page = numberIn(search, 'page') ?? 1
  return (
    <Stack gap="md">
      <Heading
        area={subject.area}
        address={{ screen: 'history', resource: subject.resource, id: subject.id }}
      />
      <Group gap="md">
        <Anchor component={Link} to={formPath(subject)} state={state} underline="always">
          {texts.toForm}
        </Anchor>
        {n !== null && (
          <Anchor component={Link} to={historyPath(subject)} state={state} underline="always">
            {texts.all}
          </Anchor>
        )}
      </Group>
      {n === null ? (
        <VersionList {...subject} page={page} />
      ) : (
        <ComparisonScreen key={n} {...subject} n={n} other={otherIn(search)} />
      )}
    </Stack>
  )
}

const otherIn = (search: URLSearchParams): Other =>
  search.get('con') === 'actual' ? 'actual' : numberIn(search, 'con')

function numberIn(search: URLSearchParams, name: string): number | null {
  const number = Number(search.get(name))
  return Number.isSafeInteger(number) && number > 0 ? number : null
}
