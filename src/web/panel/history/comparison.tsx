import { Anchor, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { historyTexts as texts } from '../../../contract/texts/history.ts'
import { ApiError } from '../../api.ts'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { historyPath, type Subject } from './addresses.ts'
import { Differences } from './differences.tsx'
import { type Compared, type Other, useCompared } from './useCompared.ts'
import { optionText, VersionText } from './versionText.tsx'

/** One version of a record beside the present values or another version, with what can be restored of it. */
export function ComparisonScreen({ n, other, ...subject }: Subject & { n: number; other: Other }) {
  const { data, error, reload } = useCompared(subject, n, other)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Stack gap="md">
      <Title order={2} size="h3" ref={heading} tabIndex={-1} className="panel-heading">
        {texts.version(n)}
      </Title>
      {error instanceof ApiError && error.status === 404 && <NoVersion {...subject} />}
      {error !== undefined && !(error instanceof ApiError && error.status === 404) && (
        <LoadFailure error={error} onRetry={reload} />
      )}
      {!data && error === undefined && <Text role="status">{texts.loading}</Text>}
      {data && error === undefined && (
        <>
          <div>
            <Text fw={600} className="panel-text">
              {String(data.present[subject.resource.title] ?? '')}
            </Text>
            <VersionText resource={subject.resource} version={data.opened} />
          </div>
          <OtherVersion n={n} compared={data} />
          <Differences subject={subject} compared={data} onRestored={reload} />
        </>
      )}
    </Stack>
  )
}

function OtherVersion({ n, compared: { versions, other } }: { n: number; compared: Compared }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const offered = versions.filter((one, index) => one.n !== n && index > 0)
  const known = other === null || offered.some((one) => one.n === other.n)
  const options = [
    ...(versions[0]?.n === n ? [] : [{ value: 'actual', label: texts.present }]),
    ...(known || !other ? [] : [{ value: String(other.n), label: optionText(other) }]),
    ...offered.map((one) => ({ value: String(one.n), label: optionText(one) })),
  ]
  if (options.length === 0) return null
  return (
    <NativeSelect
      label={texts.compareWith}
      value={String(other?.n ?? 'actual')}
      data={options}
      w="fit-content"
      maw="100%"
      onChange={({ currentTarget: { value } }) =>
        void navigate(
          { search: `?version=${n}&con=${value}` },
          { replace: true, preventScrollReset: true, state },
        )
      }
    />
  )
}

function NoVersion(subject: Subject) {
  return (
    <Group>
      <Text role="alert">{texts.gone}</Text>
      <Anchor component={Link} to={historyPath(subject)} underline="always">
        {texts.all}
      </Anchor>
    </Group>
  )
}
