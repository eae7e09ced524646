import { Stack, Text } from '@mantine/core'
import { useSession } from '../../session.ts'
import type { Area } from '../area.ts'
import { Heading } from '../heading.tsx'

/** The administration's first page. */
export function Welcome({ area }: { area: Area }) {
  const session = useSession()
  return (
    <Stack align="flex-start">
      <Heading area={area} address={{ screen: 'index' }} />
      <Text size="lg">Bienvenido, {session?.user.name}.</Text>
    </Stack>
  )
}
