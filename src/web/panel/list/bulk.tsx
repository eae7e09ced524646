import { Button, Group, Text } from '@mantine/core'
import type { Resource } from '../../../contract/resource.ts'
import { bulk as texts } from '../../../contract/textosPanel.ts'
import type { BatchAnswer } from '../../../contract/views.ts'
import type { Area } from '../area.ts'
import { call } from '../calls.ts'
import { type Notice, NoticeBar } from '../notice.tsx'
import { useAct } from '../useAct.ts'

interface BulkProps {
  readonly area: Area
  readonly resource: Resource
  readonly chosen: readonly number[]
  readonly onDone: () => void
}

/** What can be done with all chosen records at once: set a yes or no, or delete them. */
export function Bulk({ area, resource, chosen, onDone }: BulkProps) {
  const { busy, notice, act } = useAct()
  const rights = resource[area.audience]
  const states = Object.entries(resource.fields).filter(
    ([name, field]) => field.states && rights?.update?.includes(name),
  )
  const send = (body: object) =>
    act(async () => {
      const path = area.calls.batch?.(resource.name) ?? ''
      const { data } = await call<BatchAnswer>(path, { method: 'POST', body: { ids: chosen, ...body } })
      onDone()
      return outcome(data)
    })
  const remove = () => window.confirm(texts.confirm(chosen.length)) && send({ borrar: true })

  return (
    <>
      {chosen.length > 0 && (
        <Group gap="xs" className="panel-bulk">
          <Text size="sm" role="status">
            {texts.chosen(chosen.length)}
          </Text>
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
        </Group>
      )}
      <NoticeBar notice={notice} />
    </>
  )
}

/** A failure when nothing could be done; otherwise what was done, and what was not. */
function outcome({ done, failed }: BatchAnswer): Notice {
  const parts = [
    done.length > 0 && texts.done(done.length),
    failed[0] && texts.failed(failed.length, failed[0].message),
  ]
  return { kind: done.length > 0 ? 'done' : 'failed', text: parts.filter(Boolean).join(' ') }
}
