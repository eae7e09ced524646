import { Alert, Text } from '@mantine/core'
import { welcome as texts } from '../../../contract/texts/panel.ts'
import type { BackupState } from '../../../contract/views.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })

/** When a backup was last tried out, and an alarm when that is not as it should be. */
export function Backup({ state: { verified_at, alarm } }: { state: BackupState }) {
  const last = verified_at && (
    <Text component="p" c={alarm ? undefined : 'dimmed'}>
      {texts.backupVerified(when.format(new Date(verified_at)))}
    </Text>
  )
  if (!alarm) return last
  return (
    <Alert color="red" role="alert" title={texts.backup}>
      {texts.backupAlarms[alarm]}
      {last}
    </Alert>
  )
}
