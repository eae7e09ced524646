import { Button, CopyButton, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../contract/paths.ts'
import { passwordLink as texts } from '../../../contract/textosPanel.ts'
import { call } from '../calls.ts'
import { NoticeBar } from '../notice.tsx'
import { useAct } from '../useAct.ts'

/** Beside a user's form: a one-time link for another password, to be handed over by any means. */
export function PasswordLink({ id }: { id: string }) {
  const [url, setUrl] = useState<string | null>(null)
  const { busy, notice, act } = useAct()
  const make = async () => {
    const { data } = await call<{ url: string }>(api.adminPasswordLink(id), { method: 'POST' })
    setUrl(data.url)
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
        {url && (
          <Group align="end" w="100%">
            <TextInput label={texts.label} value={url} readOnly flex={1} />
            <CopyButton value={url}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? texts.copied : texts.copy}</Button>}
            </CopyButton>
          </Group>
        )}
      </Stack>
    </Fieldset>
  )
}
