import { Alert, Text } from '@mantine/core'

/** What the last action came to. */
export interface ActionNotice {
  readonly kind: 'done' | 'failed'
  readonly text: string
  /** More about it, when it says something else. */
  readonly detail?: string
  /** It speaks of marked fields, and goes with the last mark. */
  readonly marks?: boolean
}

/** The notice that a navigation brings along in its state. */
export function noticeOf(state: unknown): ActionNotice | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null
  return typeof state.notice === 'string' ? { kind: 'done', text: state.notice } : null
}

/** Says it where it happened, and stays: nobody has to read against a clock. */
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
