import { Anchor, Badge, Group, Text } from '@mantine/core'
import { useCallback, useLayoutEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import type { Version } from '../../../contract/history.ts'
import { panelApi } from '../../../contract/panelPaths.ts'
import { historyTexts as texts } from '../../../contract/texts/history.ts'
import { ApiError } from '../../api.ts'
import { call, readItem } from '../calls.ts'
import { Pages } from '../list/pages.tsx'
import { callPath, type ListState, lastPage, writeQuery } from '../list/query.ts'
import { focusHeading } from '../ui/focus.ts'
import { Gone } from '../ui/gone.tsx'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { useLoad } from '../ui/useLoad.ts'
import { itemCall, type Subject } from './addresses.ts'
import { VersionText } from './versionText.tsx'

/** A page of a record's versions, newest first. */
export function VersionList({ page, ...subject }: Subject & { page: number }) {
  const { area, resource, id } = subject
  const path = itemCall(subject)
  const query = queryOf(page)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [list, item] = await Promise.all([
        call<Version[]>(callPath(panelApi.versions(path), queryOf(page)), { signal }),
        readItem(path, signal),
      ])
      return { list, name: String(item.data[resource.title] ?? '') }
    },
    [path, page, resource],
  )
  const { data, error, loading, reload } = useLoad(load)
  const { state } = useLocation()
  // Also when a comparison led back here.
  useLayoutEffect(focusHeading, [])
  if (error instanceof ApiError && error.status === 404)
    return <Gone back={id === null ? null : area.paths.list(resource.name)} />
  if (error !== undefined) return <LoadFailure error={error} onRetry={reload} />
  if (!data) return <Text role="status">{texts.loading}</Text>
  const { list, name } = data
  const last = lastPage(list.total, query)
  if (!loading && page > last) return <Navigate to={{ search: String(writeQuery(queryOf(last))) }} replace />
  return (
    <>
      <Text fw={600} className="panel-text">
        {name}
      </Text>
      <Text maw={640}>{texts.intro}</Text>
      {list.total === 0 && <Text role="status">{texts.empty}</Text>}
      <ul className="panel-changes" aria-label={texts.list} aria-busy={loading}>
        {list.data.map((version, index) => (
          <li key={version.n}>
            <Group gap="xs">
              <Anchor
                component={Link}
                to={{ search: `?version=${version.n}` }}
                state={state}
                underline="always"
                aria-label={texts.open(version.n)}
              >
                {texts.version(version.n)}
              </Anchor>
              {page === 1 && index === 0 && (
                <Badge className="panel-badge" data-on>
                  {texts.newest}
                </Badge>
              )}
            </Group>
            <VersionText resource={resource} version={version} />
          </li>
        ))}
      </ul>
      <Pages total={list.total} query={query} count={texts.count} />
    </>
  )
}

const queryOf = (page: number): ListState => ({ page, perPage: 20, q: '', sort: '', filters: {} })
