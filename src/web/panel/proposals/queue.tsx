import './queue.css'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useCallback, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { panelApi } from '../../../contract/panelPaths.ts'
import type { Proposal } from '../../../contract/proposals.ts'
import { queueTexts as texts } from '../../../contract/texts/proposals.ts'
import { call } from '../calls.ts'
import { sendInBatches } from '../list/batches.ts'
import { noticeOf as outcomeNotice } from '../list/bulk.tsx'
import { Pages } from '../list/pages.tsx'
import { callPath, type ListState, lastPage, writeQuery } from '../list/query.ts'
import { useChoice } from '../list/useChoice.ts'
import type { ScreenProps } from '../panel.tsx'
import { Heading } from '../ui/heading.tsx'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { type ActionNotice, NoticeBar } from '../ui/notice.tsx'
import { useLoad } from '../ui/useLoad.ts'
import { ProposalCard } from './card.tsx'
import { decideProposal, type FieldDecisions } from './decide.ts'
import { useQueueKeys } from './useQueueKeys.ts'

/** The queue of what owners propose, newest first: each field's old and new value, and the decision about it. */
export function ProposalQueue({ area }: ScreenProps) {
  const [search] = useSearchParams()
  const query = queryOf(Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1))
  const { page } = query
  const load = useCallback(
    (signal: AbortSignal) => call<Proposal[]>(callPath(panelApi.proposals, queryOf(page)), { signal }),
    [page],
  )
  const { data, error, loading, reload } = useLoad(load)
  const proposals = data?.data ?? []
  const choice = useChoice(
    proposals.map(({ id }) => id),
    query,
  )
  const [notice, setNotice] = useState<ActionNotice | null>(null)
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useQueueKeys(list)

  const act = async (work: () => Promise<ActionNotice>) => {
    if (busy) return
    setNotice(null)
    setBusy(true)
    setNotice(await work())
    setBusy(false)
    reload()
  }
  const decide = (proposal: Proposal, decisions: FieldDecisions) =>
    act(() => decideProposal(proposal, decisions))
  const acceptChosen = () =>
    act(async () => {
      const body = { aceptar: true }
      const outcome = await sendInBatches(
        panelApi.proposalBatch,
        [...choice.ids],
        body,
        () => {},
        () => false,
      )
      choice.settle(outcome.failed.map(({ id }) => id))
      return outcomeNotice(outcome)
    })
  const last = lastPage(data?.total ?? 0, query)

  return (
    <Stack gap="sm">
      <Heading area={area} address={{ screen: 'extra', segment: 'propuestas' }} />
      <NoticeBar notice={notice} />
      {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
      {!data && error === undefined && <Text role="status">{texts.loading}</Text>}
      {data && !loading && page > last && (
        <Navigate to={{ search: String(writeQuery(queryOf(last))) }} replace />
      )}
      {data?.total === 0 && <Text role="status">{texts.empty}</Text>}
      {proposals.length > 0 && (
        <Group justify="space-between" gap="xs">
          <Group gap="sm">
            <Checkbox
              label={texts.chooseAll}
              checked={choice.ofPage === 'all'}
              indeterminate={choice.ofPage === 'some'}
              onChange={choice.togglePage}
            />
            {choice.ids.size > 0 && (
              <Button size="xs" disabled={busy} onClick={acceptChosen}>
                {texts.acceptChosen(choice.ids.size)}
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed" className="queue-keys">
            {texts.keys}
          </Text>
        </Group>
      )}
      <Stack ref={list} gap="md" aria-busy={busy || loading}>
        {proposals.map((proposal) => (
          <ProposalCard
            // Another version of a proposal is decided anew.
            key={`${proposal.id} ${JSON.stringify(proposal.cambios)}`}
            area={area}
            proposal={proposal}
            busy={busy}
            chosen={choice.ids.has(proposal.id)}
            onChoose={() => choice.toggle(proposal.id)}
            onDecide={(decisions) => decide(proposal, decisions)}
          />
        ))}
      </Stack>
      {data && data.total > 0 && <Pages total={data.total} query={query} />}
    </Stack>
  )
}

const queryOf = (page: number): ListState => ({ page, perPage: 20, q: '', sort: '', filters: {} })
