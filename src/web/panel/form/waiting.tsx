import { Alert, Button, Stack, Text } from '@mantine/core'
import { panelApi } from '../../../contract/panelPaths.ts'
import { ownTexts as texts } from '../../../contract/texts/proposals.ts'
import { call, type PanelItem } from '../calls.ts'
import { NoticeBar } from '../ui/notice.tsx'
import { useAct } from '../ui/useAct.ts'
import { ownStateOf } from './own.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'short' })

interface WaitingProps {
  readonly item: PanelItem | null
  /** The call of the record. */
  readonly url: string
  /** Reads the record again. */
  readonly onWithdrawn: () => Promise<void>
}

/** Above an owner's form: that changes wait for approval, with a button that withdraws them, or that some were rejected. */
export function Waiting({ item, url, onWithdrawn }: WaitingProps) {
  const { busy, notice, act } = useAct()
  const own = ownStateOf(item)
  const withdraw = async () => {
    if (!window.confirm(texts.confirm)) return
    await act(async () => {
      await call(panelApi.proposalOf(url), { method: 'DELETE' })
      await onWithdrawn()
      return texts.withdrawn
    })
  }
  return (
    <>
      {own?.propuesta && (
        <Alert color="yellow">
          <Stack gap="xs" align="flex-start">
            <Text fw={600}>{texts.waits}</Text>
            <Text size="sm">{texts.waiting(when.format(new Date(own.propuesta.at)))}</Text>
            <Button size="xs" variant="default" loading={busy} onClick={withdraw}>
              {texts.withdraw}
            </Button>
          </Stack>
        </Alert>
      )}
      {own && Object.keys(own.rechazados).length > 0 && (
        <Alert color="red">
          <Text size="sm">{texts.rejected}</Text>
        </Alert>
      )}
      <NoticeBar notice={notice} />
    </>
  )
}
