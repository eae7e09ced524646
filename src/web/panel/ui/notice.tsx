import { Alert, Text } from '@mantine/core'

/** The result of the last action. */
export interface ActionNotice {
  readonly kind: 'done' | 'failed'
  readonly text: string
  /** A second sentence, if it differs. */
  readonly detail?: string
  /** It is about marked fields, and disappears with the last mark. */
  readonly marks?: boolean
}

/** Returns the notice that a navigation carries in its state. */
export function noticeOf(state: unknown): ActionNotice | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null
  return typeof state.notice === 'string' ? { kind: 'done', text: state.notice } : null
}

/** Shows a notice where it happened. It stays, so that nobody has to read in a hurry. */
export function NoticeBar({ notice }: { notice: ActionNotice | null }) {
  const failed = notice?.kind === 'failed'
  return (
    <div className="panel-notice" aria-live={failed ? 'assertive' : 'polite'}>
      {notice && (
        <Alert color={failed ? 'red' : 'teal'} role={failed ? 'alert' : 'status'}>
          <Text fw={600}>{notice.text}</Text>
          {notice.detail && notice.detail !== notice.text && <Text size="sm">{notice.detail}</Text>}
        </Alert>
      )}
    </div>
  )
}
