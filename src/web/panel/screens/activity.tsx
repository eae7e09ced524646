import { NativeSelect, Stack, Text } from '@mantine/core'
import { useCallback } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { activityKinds } from '../../../contract/activity.ts'
import { api } from '../../../contract/paths.ts'
import { activityTexts as texts, welcome } from '../../../contract/texts/panel.ts'
import type { Activity } from '../../../contract/views.ts'
import { call } from '../calls.ts'
import { Pages } from '../list/pages.tsx'
import { callPath, type ListState, lastPage, writeQuery } from '../list/query.ts'
import type { ScreenProps } from '../panel.tsx'
import { Heading } from '../ui/heading.tsx'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { useLoad } from '../ui/useLoad.ts'
import { Changes } from './changes.tsx'

/** The log of changes and logins, newest first: both, or one of them. */
export function ActivityLog({ area }: ScreenProps) {
  const [search, setSearch] = useSearchParams()
  const kind = activityKinds.find((one) => one === search.get('tipo')) ?? ''
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const load = useCallback(
    (signal: AbortSignal) => call<Activity[]>(callPath(api.adminActivity, queryOf(page, kind)), { signal }),
    [page, kind],
  )
  const { data, error, loading, reload } = useLoad(load)
  const last = lastPage(data?.total ?? 0, queryOf(page, kind))
  return (
    <Stack>
      <Heading area={area} address={{ screen: 'extra', segment: 'actividad' }} />
      <NativeSelect
        label={texts.show}
        value={kind}
        onChange={({ currentTarget: { value } }) => setSearch(writeQuery(queryOf(1, value)))}
        data={[
          { value: '', label: texts.all },
          ...activityKinds.map((one) => ({ value: one, label: texts.kinds[one] })),
        ]}
        w="fit-content"
      />
      {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
      {!data && error === undefined && <Text role="status">{texts.loading}</Text>}
      {data && !loading && page > last && (
        <Navigate to={{ search: String(writeQuery(queryOf(last, kind))) }} replace />
      )}
      {data?.total === 0 && <Text role="status">{welcome.noChanges}</Text>}
      {data && <Changes area={area} changes={data.data} />}
      {data && <Pages total={data.total} query={queryOf(page, kind)} />}
    </Stack>
  )
}

const queryOf = (page: number, tipo: string): ListState => ({
  page,
  perPage: 20,
  q: '',
  sort: '',
  filters: tipo ? { tipo } : {},
})
