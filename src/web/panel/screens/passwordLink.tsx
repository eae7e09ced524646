import { Button, CopyButton, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../contract/paths.ts'
import { passwordLinkTexts as texts } from '../../../contract/texts/panel.ts'
import type { PasswordLink as Made } from '../../../contract/views.ts'
import { call } from '../calls.ts'
import { NoticeBar } from '../ui/notice.tsx'
import { useAct } from '../ui/useAct.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeStyle: 'short' })

/**
 * Beside a user's form: makes a one-time link for another password, which the administrator hands over by any means.
 */
export function PasswordLinkScreen({ id }: { id: string }) {
  const [link, setLink] = useState<Made | null>(null)
  const { busy, notice, act } = useAct()
  const make = async () => {
    const { data } = await call<Made>(api.adminPasswordLink(id), { method: 'POST' })
    setLink(data)
    return null
  }
  return (
    <Fieldset legend={texts.title} maw={760} mt="xl">
      <Stack align="flex-start">
        <Text size="sm">{texts.text}</Text>
        <NoticeBar notice={notice} />
        <Button variant="default" loading={busy} onClick={() => act(make)}>
          {texts.make}
        </Button>
        {link && (
          <Group align="end" w="100%">
            <TextInput
              label={texts.label}
              description={texts.ends(when.format(new Date(link.expires_at)))}
              value={link.url}
              readOnly
              flex="1 1 14rem"
            />
            <CopyButton value={link.url}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? texts.copied : texts.copy}</Button>}
            </CopyButton>
          </Group>
        )}
      </Stack>
    </Fieldset>
  )
}
