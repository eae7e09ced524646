import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { form as texts } from '../../../contract/texts/panel.ts'

/** Says that a record does not exist, and leads to its list if there is one. */
export function Gone({ back }: { back: string | null }) {
  return (
    <Stack gap="xs" align="flex-start">
      <Text role="alert">{texts.gone}</Text>
      {back && (
        <Anchor component={Link} to={back} underline="always">
          {texts.toList}
        </Anchor>
      )}
    </Stack>
  )
}
