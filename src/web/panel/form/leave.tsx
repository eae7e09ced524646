import { Button, Group, Text } from '@mantine/core'
import { useCallback, useContext, useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { leaving as texts } from '../../../contract/texts/panel.ts'
import { PanelDialog } from '../ui/dialog.tsx'
import { nothingUnsaved, Unsaved } from '../unsaved.ts'

/**
 * Asks before unsaved changes are lost: in the page, and by the browser when the tab closes. Does not ask on the way to
 * the login: an ended session keeps its drafts, and a logout has already asked.
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
  const unsaved = useContext(Unsaved)
  useEffect(() => {
    unsaved.current = isDirty
    return () => {
      unsaved.current = nothingUnsaved
    }
  }, [unsaved, isDirty])
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
  return <LeaveQuestion onStay={stay} onLeave={leave} />
}

/** Asks whether unsaved changes may be lost. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <PanelDialog title={texts.title} onClose={onStay}>
      <Text>{texts.text}</Text>
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {texts.leave}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {texts.stay}
        </Button>
      </Group>
    </PanelDialog>
  )
}
