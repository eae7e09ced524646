import { Alert, Anchor, Text } from '@mantine/core'
import { site } from '../../../contract/paths.ts'
import { mapTexts as texts } from '../../../contract/texts/map.ts'
import type { Overview } from '../../../contract/views.ts'

/** Says that the site has no map of the city yet, and how to get one. */
export function MapNotice({ state }: { state: Exclude<Overview['mapa'], 'ready'> }) {
  return (
    <Alert color={state === 'none' ? 'gray' : 'yellow'} title={texts.title}>
      <Text size="sm">{texts[state]}</Text>
      <Anchor href={`${site.manual}#mapa`} size="sm" underline="always">
        {texts.howTo}
      </Anchor>
    </Alert>
  )
}
