import { Button, Group, Text } from '@mantine/core'
import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { leaving as texts } from '../../../contract/textosPanel.ts'
import { Dialog } from '../dialog.tsx'

/**
 * Asks before unsaved changes are left: in the page, and by the browser when the tab is closed. The way to the login
 * is free: an ended session keeps its drafts.
 */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: () => boolean; onLeave?: () => Promise<void> }) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        nextLocation.pathname !== currentLocation.pathname &&
        nextLocation.pathname !== site.login &&
        isDirty(),
      [isDirty],
    ),
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty()) event.preventDefault()
      },
      [isDirty],
    ),
  )
  const stay = () => blocker.reset?.()
  const leave = async () => {
    await onLeave?.()
    blocker.proceed?.()
  }
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={texts.title} onClose={stay}>
      <Text>{texts.text}</Text>
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={leave}>
          {texts.leave}
        </Button>
        <Button onClick={stay} data-autofocus>
          {texts.stay}
        </Button>
      </Group>
    </Dialog>
  )
}
