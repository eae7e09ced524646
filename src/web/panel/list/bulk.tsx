import { Button, Group, Progress, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import type { Resource } from '../../../contract/resource.ts'
import { bulk as texts } from '../../../contract/texts/panel.ts'
import type { Area } from '../area.ts'
import { call } from '../calls.ts'
import { restoreAll } from '../trash/restoring.ts'
import { type ActionNotice, NoticeBar } from '../ui/notice.tsx'
import { useAct } from '../ui/useAct.ts'
import { type Outcome, type Progress as Reached, sendInBatches } from './batches.ts'
import { newBatchId } from './newBatchId.ts'
import { callPath, type ListState } from './query.ts'
import type { Choice } from './useChoice.ts'

interface BulkProps {
  readonly area: Area
  readonly resource: Resource
  readonly query: ListState
  /** The number of records in the list, and of those on this page. */
  readonly total: number
  readonly onPage: number
  readonly choice: Choice
  readonly onDone: () => void
}

/** The most ids that a list returns. */
const MOST = 10_000

/** Actions on all chosen records: set a yes or no, or delete; and a button that chooses the whole list. */
export function Bulk({ area, resource, query, total, onPage, choice, onDone }: BulkProps) {
  const { busy, notice, act } = useAct()
  const [reached, setReached] = useState<Reached | null>(null)
  const stopped = useRef(false)
  useBeforeUnload((event) => reached && event.preventDefault())
  const chosen = choice.ids.size
  const rights = resource[area.audience]
  const states = Object.entries(resource.fields).filter(
    ([name, field]) => field.states && rights?.update?.includes(name),
  )
  const chooseWhole = () =>
    act(async () => {
      const { data } = await call<number[]>(callPath(area.calls.ids?.(resource.name) ?? '', query))
      choice.chooseWhole(data)
      return null
    })
  const send = (body: object) =>
    act(async () => {
      const ids = [...choice.ids]
      stopped.current = false
      setReached(ids.length > onPage ? { done: 0, total: ids.length } : null)
      try {
        const path = area.calls.batch?.(resource.name) ?? ''
        const follow = (progress: Reached) => setReached((before) => before && progress)
        const outcome = await sendInBatches(path, ids, body, follow, () => stopped.current)
        choice.settle([...outcome.failed.map(({ id }) => id), ...outcome.left])
        onDone()
        return { ...noticeOf(outcome), undo: undoOf(outcome) }
      } finally {
        setReached(null)
      }
    })
  const remove = () => window.confirm(texts.confirm(chosen)) && send({ borrar: true, lote: newBatchId() })
  const undoOf = ({ trashEntry }: Outcome) =>
    trashEntry !== undefined
      ? async () => {
          const said = await restoreAll(area.calls.restore(trashEntry))
          onDone()
          return said
        }
      : undefined

  const more = total > onPage && chosen < Math.min(total, MOST)
  return (
    <>
      <Group
        gap="xs"
        className={chosen > 0 ? 'panel-bulk' : ''}
        display={chosen > 0 || more ? undefined : 'none'}
      >
        {chosen > 0 && (
          <Text size="sm" role="status">
            {texts.chosen(chosen)}
          </Text>
        )}
        {more && (
          <Button size="xs" variant="subtle" disabled={busy} onClick={chooseWhole}>
            {total > MOST ? texts.first(MOST) : texts.whole(total)}
          </Button>
        )}
        {chosen > 0 && (
          <>
            {chosen > onPage && (
              <Button size="xs" variant="subtle" disabled={busy} onClick={choice.clear}>
                {texts.clear}
              </Button>
            )}
            {states.flatMap(([name, field]) =>
              field.states?.map((state, index) => (
                <Button
                  key={state}
                  size="xs"
                  variant="default"
                  disabled={busy}
                  onClick={() => send({ cambios: { [name]: index === 0 } })}
                >
                  {texts.mark(state)}
                </Button>
              )),
            )}
            {rights?.operations.includes('remove') && (
              <Button size="xs" variant="subtle" color="red" disabled={busy} onClick={remove}>
                {texts.remove}
              </Button>
            )}
          </>
        )}
        {reached && (
          <Running
            reached={reached}
            onStop={() => {
              stopped.current = true
            }}
          />
        )}
      </Group>
      <NoticeBar notice={notice} />
    </>
  )
}

/** Shows the progress, and a button that stops after the present call. */
function Running({ reached: { done, total }, onStop }: { reached: Reached; onStop: () => void }) {
  const text = texts.progress(done, total)
  return (
    <Group gap="xs" w="100%">
      <Text size="sm" role="status">
        {text}
      </Text>
      <Progress value={(done / total) * 100} flex={1} aria-label={text} />
      <Button size="xs" variant="default" onClick={onStop}>
        {texts.stop}
      </Button>
    </Group>
  )
}

/** Returns a failure when nothing was done; otherwise the numbers of done and failed records. */
export function noticeOf({ done, failed, left }: Outcome): ActionNotice {
  const parts = [
    done.length > 0 && texts.done(done.length),
    failed[0] && texts.failed(failed.length, failed[0].message),
    left.length > 0 && texts.stopped(left.length),
  ]
  return { kind: done.length > 0 ? 'done' : 'failed', text: parts.filter(Boolean).join(' ') }
}
