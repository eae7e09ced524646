import './trash.css'
import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { TrashEntry } from '../../../contract/history.ts'
import { panelApi } from '../../../contract/panelPaths.ts'
import { trashTexts as texts } from '../../../contract/texts/trash.ts'
import { TRASH_DAYS } from '../../../contract/trashBounds.ts'
import { menuLabel } from '../area.ts'
import { call } from '../calls.ts'
import { EmptyList } from '../list/empty.tsx'
import { Pages } from '../list/pages.tsx'
import { callPath, lastPage, writeQuery } from '../list/query.ts'
import { Search } from '../list/tools.tsx'
import { useQueryChange } from '../list/useQueryChange.ts'
import type { ScreenProps } from '../panel.tsx'
import { Heading } from '../ui/heading.tsx'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { NoticeBar } from '../ui/notice.tsx'
import { useAct } from '../ui/useAct.ts'
import { useLoad } from '../ui/useLoad.ts'
import { Emptying } from './emptying.tsx'
import { readTrashQuery } from './query.ts'
import { restoreAll, restoreOne } from './restoring.ts'
import { TrashTable } from './table.tsx'

/** What was removed in the last 30 days, the latest first: by kind and by title, to restore or to remove for ever. */
export function TrashScreen({ area }: ScreenProps) {
  const kinds = useMemo(() => area.resources.filter(({ unversioned }) => !unversioned), [area])
  const [search] = useSearchParams()
  const query = useMemo(() => readTrashQuery(kinds, search), [kinds, search])
  const setQuery = useQueryChange()
  const load = useCallback(
    (signal: AbortSignal) => call<TrashEntry[]>(callPath(panelApi.adminTrash, query), { signal }),
    [query],
  )
  const { data, error, loading, reload } = useLoad(load)
  const { busy, notice, act } = useAct()
  const [asked, setAsked] = useState<TrashEntry | null>(null)
  const last = lastPage(data?.total ?? 0, query)
  const beyond = data !== undefined && !loading && error === undefined && query.page > last

  const restore = (entry: TrashEntry) =>
    act(async () => {
      const resource = kinds.find(({ name }) => name === entry.tipo)
      if (!resource) return null
      const said = await restoreOne(panelApi.adminTrashRestore(entry.id), resource)
      reload()
      return said
    })
  const restoreTogether = (entry: TrashEntry) =>
    act(async () => {
      const said = await restoreAll(panelApi.adminTrashRestore(entry.id))
      reload()
      return said
    })
  const removeForEver = (entry: TrashEntry) =>
    act(async () => {
      setAsked(null)
      await call(panelApi.adminTrashItem(entry.id), { method: 'DELETE' })
      reload()
      return texts.emptied(entry.title)
    })

  return (
    <Stack gap="md">
      <Heading area={area} address={{ screen: 'extra', segment: 'papelera' }} />
      <Text>{texts.intro(TRASH_DAYS)}</Text>
      <NoticeBar notice={notice} />
      <Group align="end" role="search">
        <Search query={query} onChange={setQuery} />
        <NativeSelect
          label={texts.kind}
          value={query.filters.tipo ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setQuery({ ...query, page: 1, filters: value ? { tipo: value } : {} })
          }
          data={[
            { value: '', label: texts.all },
            ...kinds.map((resource) => ({ value: resource.name, label: menuLabel(area, resource) })),
          ]}
          flex="1 1 8rem"
        />
      </Group>
      {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
      {!data && loading && <Text role="status">{texts.loading}</Text>}
      {beyond && <Navigate to={{ search: String(writeQuery({ ...query, page: last })) }} replace />}
      {data && data.data.length > 0 && (
        <TrashTable
          kinds={kinds}
          entries={data.data}
          busy={busy || loading}
          onRestore={restore}
          onRestoreTogether={restoreTogether}
          onEmpty={setAsked}
        />
      )}
      {data && data.data.length === 0 && !error && (
        <EmptyList texts={texts} query={query} loading={loading || beyond} onQuery={setQuery} />
      )}
      {data && <Pages total={data.total} query={query} />}
      {asked && (
        <Emptying title={asked.title} onEmpty={() => removeForEver(asked)} onClose={() => setAsked(null)} />
      )}
    </Stack>
  )
}
