import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { Resource } from '../../../contract/resource.ts'
import { list as texts } from '../../../contract/texts/panel.ts'
import { logFailure } from '../../log.ts'
import type { Area } from '../area.ts'
import { call, type PanelItem } from '../calls.ts'
import { useListBehind } from '../listBehind.ts'
import { Heading } from '../ui/heading.tsx'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { type ActionNotice, NoticeBar, noticeOf } from '../ui/notice.tsx'
import { useLoad } from '../ui/useLoad.ts'
import { EmptyList } from './empty.tsx'
import { Pages } from './pages.tsx'
import { callPath, type ListState, lastPage, readQuery } from './query.ts'
import { RecordList } from './recordList.tsx'
import { removeRecord } from './remove.ts'
import { Tools } from './tools.tsx'
import { useQueryChange } from './useQueryChange.ts'

/** A resource's list: one page of it, by its address. */
export function ListScreen({ area, resource }: { area: Area; resource: Resource }) {
  const [search] = useSearchParams()
  const query = useMemo(() => readQuery(resource, search), [resource, search])
  const setQuery = useQueryChange()
  const { data, error, loading, reload } = useRecords(area, resource, query)
  const arrived = noticeOf(useLocation().state)
  // Undefined before the first action; null while one runs, so that a screen reader announces the same words again.
  const [said, setSaid] = useState<ActionNotice | null>()
  const [removing, setRemoving] = useState(false)
  const rights = resource[area.audience]
  const listBehind = useListBehind()

  const remove = async (item: PanelItem) => {
    if (!window.confirm(resource.texts.confirmDelete)) return
    setSaid(null)
    setRemoving(true)
    setSaid(await removeRecord(area, resource, item, reload))
    setRemoving(false)
    reload()
  }

  const beyond =
    data !== undefined && !loading && error === undefined && query.page > lastPage(data.total, query)
  useEffect(() => {
    // The deletion removed the last record of the page.
    if (beyond) setQuery({ ...query, page: lastPage(data.total, query) }, true)
  }, [beyond, data, query, setQuery])

  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Heading area={area} address={{ screen: 'list', resource }} />
        {rights?.operations.includes('create') && (
          <Button component={Link} to={area.paths.create(resource.name)} state={listBehind}>
            {resource.texts.add}
          </Button>
        )}
      </Group>
      <NoticeBar notice={said === undefined ? arrived : said} />
      <Tools resource={resource} query={query} onChange={setQuery} />
      {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
      {data?.broken && !loading && (
        <Alert color="red" role="alert">
          {texts.notAList}
        </Alert>
      )}
      {!data && loading && <Text role="status">{resource.texts.loading}</Text>}
      {data && (
        <RecordList
          area={area}
          resource={resource}
          items={data.items}
          total={data.total}
          busy={loading || removing}
          query={query}
          onQuery={setQuery}
          onRemove={remove}
          onReload={reload}
        />
      )}
      {data && data.items.length === 0 && !error && (
        <EmptyList texts={resource.texts} query={query} loading={loading || beyond} onQuery={setQuery} />
      )}
      {data && <Pages total={data.total} query={query} onQuery={setQuery} />}
    </Stack>
  )
}

interface Page {
  readonly items: readonly PanelItem[]
  readonly total: number
  /** Whether the answer was not a list. It is then shown as an empty one. */
  readonly broken: boolean
}

function useRecords(area: Area, resource: Resource, query: ListState) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Page> => {
      const { data, total } = await call<PanelItem[]>(callPath(area.calls.list(resource.name), query), {
        signal,
      })
      if (Array.isArray(data)) return { items: data, total, broken: false }
      logFailure('La respuesta no es una lista:', data)
      return { items: [], total: 0, broken: true }
    },
    [area, resource, query],
  )
  return useLoad(load)
}
