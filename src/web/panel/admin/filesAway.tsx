import { Alert } from '@mantine/core'
import { welcome as texts } from '../../../contract/texts/panel.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })

/** An alarm while pictures and PDFs can neither be stored nor shown. */
export const FilesAway = ({ since }: { since: string }) => (
  <Alert color="red" role="alert" title={texts.files}>
    {texts.filesAway(when.format(new Date(since)))}
  </Alert>
)
