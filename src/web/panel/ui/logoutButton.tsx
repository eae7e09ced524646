import { Button } from '@mantine/core'
import { useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { panel } from '../../../contract/texts/panel.ts'
import { logFailure } from '../../log.ts'
import { endSession } from '../../logout.ts'
import { forgetDraftsOf } from '../form/drafts.ts'
import { LeaveQuestion } from '../form/leave.tsx'
import type { Leave } from '../guard.tsx'
import { Unsaved } from '../unsaved.ts'

/** Logs out: asks when something is unsaved, and deletes this person's data in the browser. */
export function LogoutButton({ userId, leave }: { userId: number; leave: Leave }) {
  const unsaved = useContext(Unsaved)
  const [asking, setAsking] = useState(false)
  const go = () => {
    setAsking(false)
    void logout(userId, leave)
  }
  return (
    <>
      <Button variant="default" onClick={() => (unsaved.current() ? setAsking(true) : go())}>
        {panel.logout}
      </Button>
      {asking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={go} />}
    </>
  )
}

/** Ends the session on the server and in the tab. When the server did not answer, the login page says so. */
async function logout(userId: number, leave: Leave): Promise<void> {
  const farewell = await endSession()
  // Closes an open form first, because it writes its draft as it closes.
  flushSync(() => leave(farewell))
  await forgetDraftsOf(userId).catch((error: unknown) =>
    logFailure('No se pudieron borrar los borradores:', error),
  )
}
