import { Alert, Text } from '@mantine/core'
import { welcome as texts } from '../../../contract/texts/panel.ts'
import type { BackupState } from '../../../contract/views.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })

/** Shows when a backup was last verified, and an alarm when something is wrong. */
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
