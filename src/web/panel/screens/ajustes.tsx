import { Group, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { api } from '../../../contract/paths.ts'
import { ajustes } from '../../../contract/resources/ajustes.ts'
import { LoadedForm } from '../form/screen.tsx'
import { HistoryLink } from '../history/link.tsx'
import type { ScreenProps } from '../panel.tsx'
import { Heading } from '../ui/heading.tsx'
import { forgetZone } from '../zone.ts'

/** The site's own settings: a form that stays open after saving. */
export function AjustesScreen({ area, session }: ScreenProps) {
  useEffect(() => forgetZone, [])
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Heading area={area} address={{ screen: 'extra', segment: 'ajustes' }} />
        <HistoryLink area={area} resource={ajustes} id={null} />
      </Group>
      <LoadedForm
        area={area}
        resource={ajustes}
        url={api.adminAjustes}
        action="update"
        draftKey={`${area.audience}/${ajustes.name}/1/${session.user.id}`}
        back={null}
      />
    </Stack>
  )
}
