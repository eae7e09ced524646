import { Button, Stack, Text, Title } from '@mantine/core'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import { clienteTexts as texts } from '../../../contract/texts/panel.ts'
import type { Notice } from '../../../contract/views.ts'
import { call } from '../calls.ts'
import type { ScreenProps } from '../panel.tsx'
import { Heading } from '../ui/heading.tsx'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { useLoad } from '../ui/useLoad.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long' })

/** The first page of the client area: its purpose, and the organisation's notices to this client. */
export function Start({ area }: ScreenProps) {
  const load = useCallback(
    async (signal: AbortSignal) => (await call<Notice[]>(api.clientNotices, { signal })).data,
    [],
  )
  const { data, error, reload } = useLoad(load)
  return (
    <Stack align="flex-start">
      <Heading area={area} address={{ screen: 'index' }} />
      <Text>{texts.intro}</Text>
      <Text>{texts.approval}</Text>
      <Button component={Link} to={site.clienteEmpresa}>
        {texts.toList}
      </Button>
      {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
      {data && data.length > 0 && (
        <section>
          <Title order={2} size="h3">
            {texts.notices}
          </Title>
          <ul className="panel-changes">
            {data.map(({ id, at, text }) => (
              <li key={id}>
                <Text component="span">{text}</Text>
                <Text size="xs" c="dimmed" component="time" dateTime={at}>
                  {when.format(new Date(at))}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}
