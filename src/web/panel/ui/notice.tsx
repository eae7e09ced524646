import { Alert, Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { trashTexts } from '../../../contract/texts/trash.ts'
import { logFailure } from '../../log.ts'
import { errorText } from '../calls.ts'

/** The result of the last action. */
export interface ActionNotice {
  readonly kind: 'done' | 'failed'
  readonly text: string
  /** A second sentence, if it differs. */
  readonly detail?: string | undefined
  /** It is about marked fields, and disappears with the last mark. */
  readonly marks?: boolean
  /** Undoes the action, for as long as the notice stands. Returns what to say then. */
  readonly undo?: (() => Promise<ActionNotice>) | undefined
}

/** Returns the notice that a navigation carries in its state. */
export function noticeOf(state: unknown): ActionNotice | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null
  return typeof state.notice === 'string' ? { kind: 'done', text: state.notice } : null
}

/** Shows a notice where it happened. It stays, so that nobody has to read in a hurry, or to hurry to undo. */
export function NoticeBar({ notice }: { notice: ActionNotice | null }) {
  const { shown, busy, undo } = useUndo(notice)
  const failed = shown?.kind === 'failed'
  return (
    <div className="panel-notice" aria-live={failed ? 'assertive' : 'polite'}>
      {shown && (
        <Alert color={failed ? 'red' : 'teal'} role={failed ? 'alert' : 'status'}>
          <Group justify="space-between" gap="xs">
            <div>
              <Text fw={600}>{shown.text}</Text>
              {shown.detail && shown.detail !== shown.text && <Text size="sm">{shown.detail}</Text>}
            </div>
            {undo && (
              <Button className="panel-undo" variant="default" size="xs" loading={busy} onClick={undo}>
                {trashTexts.undo}
              </Button>
            )}
          </Group>
        </Alert>
      )}
    </div>
  )
}

/** The notice, or what its undoing says in its place; a failed one can be tried again. */
function useUndo(notice: ActionNotice | null) {
  const [said, setSaid] = useState<{ readonly of: ActionNotice; readonly now: ActionNotice } | null>(null)
  const [busy, setBusy] = useState(false)
  // A ref, because state would be too late for a second press of a key.
  const running = useRef(false)
  const shown = said && said.of === notice ? said.now : notice
  const run = async (of: ActionNotice, work: () => Promise<ActionNotice>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      setSaid({ of, now: await work() })
    } catch (error) {
      logFailure('Error al deshacer:', error)
      setSaid({ of, now: { kind: 'failed', text: errorText(error), undo: work } })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const work = shown?.undo
  return { shown, busy, undo: notice && work && (() => void run(notice, work)) }
}
