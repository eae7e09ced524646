import { Button, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { resources } from '../../../contract/resources/index.ts'
import type { Area } from '../area.ts'
import { Heading } from '../heading.tsx'

/** The client area's first page. */
export function Start({ area }: { area: Area }) {
  const { name, texts } = resources.empresa
  return (
    <Stack align="flex-start">
      <Heading area={area} address={{ screen: 'index' }} />
      <Text>Aquí están las sucursales de tu cuenta: agrégalas, complétalas y mantenlas al día.</Text>
      <Text>Cada sucursal nueva aparece en el sitio cuando un administrador la publica.</Text>
      <Button component={Link} to={area.paths.list(name)}>
        Ver mis {texts.many.toLowerCase()}
      </Button>
    </Stack>
  )
}
